import { useState } from "react";
import { readTexts } from "#app/components/answers/answer-form.ts";
import { EdgeQuestions } from "#app/components/answers/edge-fields.tsx";
import { NearbyFields } from "#app/components/answers/nearby-fields.tsx";
import { QuestionFields } from "#app/components/answers/question-fields.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type ChangedPlacement, placementBy } from "#app/domain/measuring/placement-rules.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { answersShown, type TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { sizesShown } from "#app/domain/orders/answers/typed-sizes.ts";
import { chooseOptions } from "#app/domain/orders/customization.ts";
import { optionQuestionFields, questionsAsTyped } from "#app/domain/orders/customizing/answer-questions.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { sideFront } from "#app/domain/workroom/drapery/sewn-panels.ts";
import { findChangedRules } from "#app/services/workroom/kept-versions.server.ts";
import { findTrimPrice } from "#app/services/workroom/list-moved-trim.server.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { type Form, readForm } from "#app/web/form.server.ts";
import { sending, useOpenProblem } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/options";
import { answerEdit, leavingOf, loadPhotos, noteStep } from "./order.server.ts";
import { OptionFields } from "./parts/option-fields.tsx";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WindowPhotos } from "./parts/window-photos.tsx";
import { WizardPage } from "./parts/wizard-page.tsx";
import { loadTreatment } from "./treatment.server.ts";

const FAILED = "Failed to submit customization. Please try again.";

export const meta = pageMeta({ title: "Choose options" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window, type, treatments, customizations, entry } = await loadTreatment(
    context,
    params,
  );
  await noteStep(context, draft, { window: window.key, step: 2, treatment: type });
  const { db } = context.get(appContext);
  return {
    version,
    orderId: draft.id,
    number,
    window,
    type,
    customizations,
    // Trim is worked out while it is chosen, so this page needs more of them than where things hang.
    rules: await findChangedRules(db),
    trimPerFoot: await findTrimPrice(db),
    flags: entry.customizations,
    texts: questionsAsTyped(window, type, entry),
    ...(await loadPhotos(context, draft.id)),
    // What is about the window, and not about one treatment, is asked once.
    first: treatments[0] === type,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  const flags = readFlags(form, type);
  const typed = readTexts(form, optionQuestionFields(type));
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { ...typedValues(typed), [FLAGS]: JSON.stringify(flags) },
    change: (draft) => chooseOptions(draft, number, type, flags, leaving, { texts: typed, by: "client" }),
    next: (_draft, pages) =>
      leaving === "exit"
        ? { to: pages.overview, message: "Progress saved!" }
        : { to: pages.customize(number, type, "fabrics"), message: "Customizations saved!" },
  });
}

/** What was ticked, among the values of a refused form. */
const FLAGS = "flags";

function typedValues(typed: TypedTexts): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text ?? ""]));
}

/** Ticked boxes say "on"; the trim question of a top says yes, no or nothing; the control of a shade is one of three. */
function readFlags(form: Form, type: TreatmentType): OptionFlags {
  const ticked = Object.fromEntries(treatmentOptions[type].map((name) => [name, form.text(name) === "on"]));
  if (type === "shades") return { ...ticked, [form.text("control")]: true };
  const trim = form.text("decorativeTrim");
  if (type === "tops") return trim === "" ? {} : { decorativeTrim: trim === "yes" };
  return ticked;
}

export const clientAction = sending<typeof action>(FAILED);

/** How wide the front of each side is that stays there, by the widths of fabric in it. */
function frontsOf(window: Window, rules: ChangedPlacement) {
  return (name: string, answer: string) => {
    const front = name === "panelWidths" ? sideFront(window, Number(answer), placementBy(rules)) : undefined;
    return front === undefined ? undefined : `About ${formatInches(Math.round(front))}`;
  };
}

export default function OptionsPage(props: Route.ComponentProps) {
  return <ChooseOptions key={props.loaderData.type} {...props} />;
}

function ChooseOptions({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, errorOf, mend } = useOpenProblem(actionData);
  const { orderId, number, window, type, customizations, rules, first } = loaderData;
  const refused = problem?.values;
  const [flags, setFlags] = useState<OptionFlags | undefined>(
    refused?.[FLAGS] ? JSON.parse(refused[FLAGS]) : loaderData.flags,
  );
  const [texts, setTexts] = useState<Record<string, string>>({ ...loaderData.texts, ...refused });
  const style = customizations[type]?.style;
  const answers = answersShown(type, texts);
  const { sheer: stored, ...entry } = customizations[type] ?? {};
  const sheer = texts.sheers === "yes" ? { sheer: stored ?? {} } : {};
  const shown = { ...customizations, [type]: { ...entry, customizations: flags ?? {}, answers, ...sheer } };
  const drawn = { ...window, sizes: sizesShown(sizeNames, texts), customizations: shown };
  const fields = {
    texts,
    onText: (name: string, text: string) => {
      setTexts({ ...texts, [name]: text });
      mend(name);
    },
    errorOf: (name: string) => errorOf(name),
    meantBy: type === "drapes" ? frontsOf(drawn, rules) : undefined,
  };
  return (
    <WizardPage
      title={`Options for your ${treatmentLabels[type].toLowerCase()}`}
      place={`${window.name} · ${treatmentLabels[type]} · Options`}
      version={loaderData.version}
      windowKey={window.key}
      problem={problem}
      back={useOrderPages(orderId).customize(number, type, "style")}
      picture={<WindowPicture window={drawn} customizations={shown} rules={rules} />}
      photos={<WindowPhotos name={window.name} windowKey={window.key} {...loaderData} />}
    >
      <OptionFields
        type={type}
        window={drawn}
        rules={rules}
        trimPerFoot={loaderData.trimPerFoot}
        flags={flags}
        onChange={(changed, part) => {
          setFlags(changed);
          mend(part);
        }}
        errorOf={errorOf}
      />
      <EdgeQuestions type={type} style={style} flags={flags ?? {}} {...fields} />
      <QuestionFields
        type={type}
        style={style}
        flags={flags ?? {}}
        rules={rules}
        gap={parseMeasurements(window.measurements).heightFromWindowFrameToCeiling}
        {...fields}
      />
      {first ? (
        <Disclosure
          summary="Anything near the window, or a note for us?"
          defaultOpen={Boolean(texts.nearby || texts.nearbyNote || texts.note)}
        >
          {/* Room for the ring round the field in focus. */}
          <div className="p-1">
            <NearbyFields {...fields} />
          </div>
        </Disclosure>
      ) : null}
    </WizardPage>
  );
}
