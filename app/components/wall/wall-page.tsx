import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { CORNER_WORDS, cornerNames, cornerRefusals, HOW_GOOD, NEVER_CUT } from "#app/domain/wall/wall-corners.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { type Wall, WallEditor } from "./wall-editor.tsx";

interface WallPageProps extends Wall {
  question: string | null;
  /** Without scripts: corners that were pressed so far, and how wide the photograph is that they are pressed in. */
  pressed: readonly number[];
  pressedWidth: number;
  back: string;
}

/** A client's own window in their photograph, dressed to scale. */
export function WallPage({ question, pressed, pressedWidth, back, ...wall }: WallPageProps) {
  const live = useHydrated();
  const { window, frame, dressed } = wall;
  return (
    <>
      <PageHeading title="See It on Your Wall" lead={window.name} links={[{ to: back, label: "See the Order" }]} />
      {!frame || !dressed ? (
        <FormMessage kind="info">
          {frame ? "Please choose a style for this window first." : cornerRefusals.unmeasured.reason}
        </FormMessage>
      ) : live ? (
        <WallEditor {...wall} frame={frame} />
      ) : (
        <div className="hidden noscript:block">
          <PlainWall {...wall} question={question} pressed={pressed} pressedWidth={pressedWidth} />
        </div>
      )}
      <p className="mt-6 max-w-measure text-ink-soft">
        {HOW_GOOD} {NEVER_CUT} For a photograph that fits better, step back and use the 1x lens.
      </p>
    </>
  );
}

type PlainProps = Omit<WallPageProps, "back">;

/** Without scripts: the corners are pressed one after the other, each a form, and the picture is composed by us. */
function PlainWall({
  window,
  photo,
  photoAt,
  pictureAt,
  view,
  version,
  question,
  pressed,
  pressedWidth,
  rules,
}: PlainProps) {
  const { measurements, customizations, ...site } = window;
  const next = cornerNames[pressed.length / 2] ?? cornerNames[0];
  return (
    <div className="grid gap-6">
      {view ? (
        <>
          <img
            src={`${pictureAt}?v=${version}`}
            alt={`${window.name}, dressed`}
            width={photo.width}
            height={photo.height}
          />
          {question && <FormMessage kind="info">{question}</FormMessage>}
          <form method="post" className="flex flex-wrap items-center gap-3">
            <a href={pictureAt} download className="flex min-h-11 items-center text-moss underline underline-offset-4">
              Download Picture
            </a>
            <Button name="intent" value="again" variant="secondary">
              Start Again
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>
            Press the {next.toLowerCase()} corner of the frame. {CORNER_WORDS}
          </p>
          <form method="post" className="overflow-auto">
            <input type="hidden" name="intent" value="corner" />
            <input type="hidden" name="set" value={pressed.join(",")} />
            <input
              type="image"
              name="corner"
              src={photoAt}
              alt={`Set the ${next.toLowerCase()} corner`}
              width={pressedWidth}
              style={{ width: pressedWidth, maxWidth: "none" }}
            />
          </form>
          <WindowDrawing
            measurements={parseMeasurements(measurements)}
            customizations={customizations}
            site={site}
            rules={rules}
            className="max-w-md"
          />
        </>
      )}
    </div>
  );
}
