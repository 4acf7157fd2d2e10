import { type PointerEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import {
  type Corners,
  drawnPlane,
  findCamera,
  matrix3d,
  type Point,
  planeAt,
  type Size,
} from "#app/domain/wall/camera.ts";
import { CORNER_WORDS, checkTape, cornerNames, judgeCorners, judgeView } from "#app/domain/wall/wall-corners.ts";
import {
  boxCorners,
  finestIn,
  gainsOf,
  joinsOf,
  linearToSrgb,
  type Raster,
  rasterScale,
  readGains,
  shadowOf,
} from "#app/domain/wall/wall-light.ts";
import { AS_FOUND, maskPath, type Stroke, type WallView, writeCorners, writeMask } from "#app/domain/wall/wall-view.ts";
import { drawLayers, type TreatmentLayer } from "#app/drawing/draw-layers.ts";
import { layerMarkup, sceneToPicture, viewBox } from "#app/drawing/svg.ts";
import { trustedMarkup } from "#app/drawing/trusted-markup.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FormMessage } from "#app/ui/post-form.tsx";
import { CornerHandle } from "./corner-handle.tsx";
import { firstCorners, rasterOf, usePhoto } from "./use-photo.ts";

/** A window, a photograph of it, and how it was looked at. */
export interface Wall {
  window: Window;
  frame: Size | null;
  dressed: boolean;
  rules: ChangedPlacement;
  photo: Size & { focal35: number | null; caption: string };
  photoAt: string;
  pictureAt: string;
  view: WallView | null;
  version: number;
}

type Tool = "corners" | "brush" | "erase";
/** Of a finger, in pixels of the screen; and how near a corner must be for a handle to go to it. */
const [BRUSH, SNAP] = [14, 10];
const EDGE_PER_INCH = 4;

/** The live page: everything is drawn here by the same sums as the composed picture. */
export function WallEditor({ window, frame, rules, photo, photoAt, pictureAt, view, version }: Wall & { frame: Size }) {
  const begun = (): WallView =>
    view ?? { corners: firstCorners(frame, photo), mask: [], closed: false, raise: 45, light: AS_FOUND };
  const [now, setNow] = useState(begun);
  const [tool, setTool] = useState<Tool>("corners");
  const [before, setBefore] = useState(0);
  const change = (part: Partial<WallView>) => setNow((was) => ({ ...was, ...part }));
  // What another press or another person saved is shown as it is now.
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setNow(begun());
  }

  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0.25);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setShown(element.clientWidth / photo.width));
    watch.observe(element);
    return () => watch.disconnect();
  }, [photo.width]);

  const pixels = usePhoto(photoAt, photo);
  const layers = useLayers(window, rules, now);
  const rasters = useRasters(layers);
  const { corners, light, mask } = now;
  const camera = useMemo(() => findCamera({ corners, frame, photo, focal35: photo.focal35 }), [corners, frame, photo]);
  const spots = layers.flatMap(({ box, out }) =>
    [0, out].flatMap((z) => boxCorners(box).map(([x, y]) => [x, y, z] as const)),
  );
  const wrong = judgeCorners(corners, photo) ?? judgeView(camera, spots, photo);
  const question = wrong ? undefined : checkTape(camera, frame, photo.focal35);
  const measured = useMemo(() => parseMeasurements(window.measurements), [window]);
  const walls = {
    left: measured.distanceFromWindowFrameToLeftWall,
    right: measured.distanceFromWindowFrameToRightWall,
  };
  const gains =
    pixels && !wrong
      ? readGains(pixels.colorAt, camera, { frame, photo, walls }, light)
      : gainsOf(undefined, undefined, light);

  const saving = useFetcher<{ problem?: string }>();
  const fields = {
    corners: writeCorners(corners),
    mask: writeMask(mask),
    closed: now.closed ? "1" : "0",
    raise: String(now.raise),
    exposure: String(light.exposure),
    shadow: String(light.shadow),
    version: String(version),
  };
  const changed =
    !view ||
    JSON.stringify([writeCorners(view.corners), writeMask(view.mask), view.closed, view.raise, view.light]) !==
      JSON.stringify([fields.corners, fields.mask, now.closed, now.raise, light]);

  const toPhoto = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = stage.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value / shown));
    return [within(clientX - left, photo.width), within(clientY - top, photo.height)];
  };
  const paint = usePainting({
    tool,
    mask,
    radius: BRUSH / shown,
    toPhoto,
    change: (strokes) => change({ mask: strokes }),
  });
  const moveCorner = (index: number, [x, y]: Point) =>
    setNow((was) => ({ ...was, corners: was.corners.with(index * 2, x).with(index * 2 + 1, y) as unknown as Corners }));
  const has = (type: TreatmentLayer["type"]) => layers.some((layer) => layer.type === type);
  const id = useId().replace(/\W/g, "");

  return (
    <div className="grid gap-4">
      <p id={`${id}-how`} className="max-w-measure">
        Move each handle to its corner of the frame. {CORNER_WORDS}
      </p>
      <div
        ref={stage}
        className={classNames(
          "relative w-full max-w-full overflow-hidden bg-linen",
          tool !== "corners" && "touch-none cursor-crosshair",
        )}
        style={{
          aspectRatio: `${photo.width} / ${photo.height}`,
          maxHeight: "80vh",
          maxWidth: `calc(80vh * ${photo.width / photo.height})`,
        }}
        {...paint}
      >
        <img
          src={photoAt}
          alt={photo.caption || `Photograph of ${window.name}`}
          className="absolute inset-0 size-full"
          draggable={false}
        />
        {!wrong && (
          <div
            className="pointer-events-none absolute inset-0 overflow-hidden"
            style={{ clipPath: `inset(0 0 0 ${before}%)` }}
            data-testid="dressed"
          >
            {layers.map((layer) => (
              <Shadow
                key={layer.type}
                layer={layer}
                camera={camera}
                shown={shown}
                shadow={shadowOf(layer.out, gains, light)}
              />
            ))}
            {layers.map((layer, index) => (
              <Hung
                key={layer.type}
                id={`${id}${index}`}
                layer={layer}
                camera={camera}
                shown={shown}
                photo={photo}
                gains={gains}
                raster={rasters[index]}
              />
            ))}
            {mask.length > 0 && <Painted id={id} mask={mask} photo={photo} photoAt={photoAt} />}
          </div>
        )}
        {tool === "corners" &&
          cornerNames.map((name, index) => (
            <CornerHandle
              key={name}
              name={name}
              at={[corners[index * 2] ?? 0, corners[index * 2 + 1] ?? 0]}
              photo={photo}
              photoAt={photoAt}
              shown={shown}
              toPhoto={toPhoto}
              snap={(point) => pixels?.snap(point, SNAP / shown)}
              move={(point) => moveCorner(index, point)}
            />
          ))}
      </div>
      {wrong && <FormMessage kind="error">{wrong.reason}</FormMessage>}
      {question && <FormMessage kind="info">{question}</FormMessage>}
      {saving.data?.problem && <FormMessage kind="error">{saving.data.problem}</FormMessage>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Slider label="Before and after" value={before} onChange={setBefore} />
        {has("shades") && <Slider label="Raise" value={now.raise} onChange={(raise) => change({ raise })} />}
        <Slider
          label="Brightness"
          value={light.exposure}
          min={-100}
          onChange={(exposure) => change({ light: { ...light, exposure } })}
        />
        <Slider label="Shadow" value={light.shadow} onChange={(shadow) => change({ light: { ...light, shadow } })} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {has("drapes") && (
          <Button
            type="button"
            variant="secondary"
            size="sm"
            aria-pressed={now.closed}
            onClick={() => change({ closed: !now.closed })}
          >
            {now.closed ? "Open" : "Closed"}
          </Button>
        )}
        {(["brush", "erase"] as const).map((each) => (
          <Button
            key={each}
            type="button"
            variant="secondary"
            size="sm"
            aria-pressed={tool === each}
            className={tool === each ? "ring-2 ring-moss" : ""}
            onClick={() => setTool(tool === each ? "corners" : each)}
          >
            {each === "brush" ? "Brush" : "Erase"}
          </Button>
        ))}
        <p className="basis-full text-ink-soft text-sm">
          Brush over whatever stands before the window; Erase takes that back.
        </p>
      </div>
      <saving.Form method="post" className="flex flex-wrap items-center gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="intent" value="save" pending={saving.state !== "idle"} disabled={wrong !== undefined}>
          Save View
        </Button>
        <Button
          name="intent"
          value="again"
          variant="secondary"
          onClick={() => setNow({ ...begun(), corners: firstCorners(frame, photo), mask: [] })}
        >
          Start Again
        </Button>
        {view && !changed && (
          <a href={`${pictureAt}?v=${version}`} download className={buttonLook({ variant: "secondary" })}>
            Download Picture
          </a>
        )}
      </saving.Form>
    </div>
  );
}

function useLayers(window: Wall["window"], rules: Wall["rules"], { closed, raise }: WallView): TreatmentLayer[] {
  return useMemo(() => {
    const { measurements, customizations, ...site } = window;
    return drawLayers(parseMeasurements(measurements), customizations, {
      id: "wall",
      site,
      rules,
      closed,
      raise: raise / 100,
    });
  }, [window, rules, closed, raise]);
}

/** Of each layer as many pixels as tell the color of its edges. */
function useRasters(layers: readonly TreatmentLayer[]) {
  const [rasters, setRasters] = useState<(Raster | undefined)[]>([]);
  useEffect(() => {
    let gone = false;
    Promise.all(layers.map(({ scene, box }) => rasterOf(sized(sceneToPicture(scene), box), box, EDGE_PER_INCH)))
      .then((made) => gone || setRasters(made))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [layers]);
  return rasters;
}

function sized(svg: string, { width, height }: Size) {
  return svg.replace(
    "<svg ",
    `<svg width="${width * EDGE_PER_INCH}" height="${height * EDGE_PER_INCH}" preserveAspectRatio="none" `,
  );
}

interface LayerProps {
  layer: TreatmentLayer;
  camera: ReturnType<typeof findCamera>;
  shown: number;
}

/** A drawing laid onto a plane of the photograph. */
function Laid({
  layer: { scene, box },
  plane,
  shown,
  dx = 0,
  dy = 0,
  filter,
  opacity,
}: {
  layer: TreatmentLayer;
  plane: Parameters<typeof drawnPlane>[0];
  shown: number;
  dx?: number;
  dy?: number;
  filter: (perInch: number) => string;
  opacity?: number;
}) {
  const perInch = rasterScale(finestIn(plane, box) * shown, box);
  const markup = useMemo(() => trustedMarkup(layerMarkup(scene)), [scene]);
  const transform = matrix3d(drawnPlane(plane, { from: [box.x + dx, box.y + dy], perInch, shown }));
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox(scene)}
      preserveAspectRatio="none"
      width={box.width * perInch}
      height={box.height * perInch}
      className="absolute top-0 left-0 max-w-none overflow-visible"
      style={{ transformOrigin: "0 0", transform, filter: filter(perInch), opacity }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own tables, texts are escaped
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function Shadow({
  layer,
  camera,
  shown,
  shadow: { x, y, blur, strength },
}: LayerProps & { shadow: ReturnType<typeof shadowOf> }) {
  // Black over a photograph darkens it in the light of the screen; so much of it is as dark as the shadow in linear light.
  const opacity = 1 - (1 - Math.min(0.9, strength)) ** (1 / 2.2);
  return (
    <Laid
      layer={layer}
      plane={camera.wall}
      shown={shown}
      dx={x}
      dy={y}
      opacity={opacity}
      filter={(perInch) => `brightness(0) blur(${blur * perInch}px)`}
    />
  );
}

function Hung({
  id,
  layer,
  camera,
  shown,
  photo,
  gains,
  raster,
}: LayerProps & { id: string; photo: Size; gains: ReturnType<typeof gainsOf>; raster: Raster | undefined }) {
  const joins = raster ? joinsOf(camera, layer, raster, gains) : [];
  const gain = gains.left.map((left, at) => (left + (gains.right[at] ?? left)) / 2);
  const rows = gain.map((value, row) => [0, 1, 2, 3, 4].map((column) => (column === row ? value : 0)).join(" "));
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={`0 0 ${photo.width} ${photo.height}`}>
        <filter id={`${id}gain`} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={`${rows.join(" ")} 0 0 0 1 0`} />
        </filter>
        {joins.map(({ seen, color }) => (
          <polygon
            key={seen.join(" ")}
            points={seen.map((point) => point.join(",")).join(" ")}
            fill={`rgb(${color.map((value) => Math.round(linearToSrgb(Math.min(1, value)) * 255)).join(" ")})`}
          />
        ))}
      </svg>
      <Laid layer={layer} plane={planeAt(camera, layer.out)} shown={shown} filter={() => `url(#${id}gain)`} />
    </>
  );
}

/** The photograph again, where somebody painted. */
function Painted({ id, mask, photo, photoAt }: { id: string; mask: readonly Stroke[]; photo: Size; photoAt: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={`0 0 ${photo.width} ${photo.height}`}>
      <filter id={`${id}soft`}>
        <feGaussianBlur stdDeviation="1" />
      </filter>
      <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="0" y="0" width={photo.width} height={photo.height}>
        <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round" filter={`url(#${id}soft)`}>
          {mask.map((stroke) => (
            <path key={maskPath(stroke)} d={maskPath(stroke)} strokeWidth={stroke.r * 2} />
          ))}
        </g>
      </mask>
      <image
        href={photoAt}
        width={photo.width}
        height={photo.height}
        preserveAspectRatio="none"
        mask={`url(#${id}mask)`}
      />
    </svg>
  );
}

interface Painting {
  tool: Tool;
  mask: readonly Stroke[];
  radius: number;
  toPhoto(event: { clientX: number; clientY: number }): Point;
  change(mask: Stroke[]): void;
}

/** A finger that paints, or takes away what was painted under it. */
function usePainting({ tool, mask, radius, toPhoto, change }: Painting) {
  const drawing = useRef(false);
  if (tool === "corners") return {};
  const touch = (event: PointerEvent, begins: boolean) => {
    const [x, y] = toPhoto(event);
    const r = Math.round(radius * 10) / 10;
    if (tool === "erase") return change(mask.flatMap((stroke) => withoutPoints(stroke, [x, y], r)));
    const last = mask.at(-1);
    if (begins || !last) return change([...mask, { r, points: [x, y] }]);
    change([...mask.slice(0, -1), { ...last, points: [...last.points, x, y] }]);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drawing.current = true;
      touch(event, true);
    },
    onPointerMove: (event: PointerEvent) => drawing.current && touch(event, false),
    onPointerUp: () => {
      drawing.current = false;
    },
    onPointerCancel: () => {
      drawing.current = false;
    },
  };
}

/** What is left of a stroke beside a point: none, one or several. */
function withoutPoints({ r, points }: Stroke, [x, y]: Point, radius: number): Stroke[] {
  const parts: number[][] = [[]];
  for (let at = 0; at < points.length; at += 2) {
    const [px, py] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (Math.hypot(px - x, py - y) < radius + r / 2) parts.push([]);
    else parts.at(-1)?.push(px, py);
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ r, points: part }));
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  onChange(value: number): void;
}

function Slider({ label, value, min = 0, onChange }: SliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      {label}
      <input
        type="range"
        min={min}
        max={100}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 w-36 accent-moss"
      />
    </label>
  );
}
