import { useState } from "react";
import { useSearchParams } from "react-router";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { findStyle, styles } from "#app/domain/catalogue/catalogue.ts";
import type { Wished } from "#app/domain/catalogue/guide/filter-styles.ts";
import { styleFacts } from "#app/domain/catalogue/guide/style-facts.ts";
import {
  type GroupId,
  styleImage,
  styleKey,
  type TopCategory,
  type TreatmentType,
  topCategories,
  topCategoryLabels,
  treatmentLabels,
} from "#app/domain/catalogue/style.ts";
import { nearestChip } from "#app/domain/fabrics/cloth-chips.ts";
import { namedLooks } from "#app/domain/orders/answers/fabric-looks.ts";
import { chooseStyle, customizationOf } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { readForm } from "#app/web/form.server.ts";
import { sending, useOpenProblem } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/style";
import { answerEdit, leavingOf, loadPlacement, loadStart, noteStep, pagesIn } from "./order.server.ts";
import { StylePicker } from "./parts/style-picker.tsx";
import { WizardPage } from "./parts/wizard-page.tsx";
import { beforeStyle, loadTreatment } from "./treatment.server.ts";

const FAILED = "Failed to submit customization. Please try again.";
const chosen = {
  drapes: "Style selected successfully! Moving to the next step.",
  shades: "Shades style selected successfully! Moving to the next step.",
  tops: "Top style selected!",
};

export const meta = pageMeta({ title: "Choose a style" });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { draft, version, number, window, type, treatments, customizations, entry } = await loadTreatment(
    context,
    params,
  );
  await noteStep(context, draft, { window: window.key, step: 1, treatment: type });
  const back = beforeStyle(pagesIn(context, draft.id), number, treatments, type);
  const rules = await loadPlacement(context);
  const start = await loadStart(request, draft.id);
  const suggested = !entry.style && start?.treatment === type ? start : undefined;
  const style = entry.style ?? suggested;
  return {
    version,
    number,
    window,
    type,
    customizations,
    rules,
    style,
    suggested: suggested?.name,
    back,
    traits: traitsOf(type),
    cloth: clothOf([entry, ...Object.values(customizations), ...draft.windows.flatMap(entriesOf)]),
  };
}

const entriesOf = (window: Window) => Object.values(customizationOf(window).customizations);

/** What the drawings wear at first: the cloth of this treatment, else of this window, else of another. */
function clothOf(entries: Parameters<typeof namedLooks>[0][]) {
  const look = entries.map((entry) => namedLooks(entry).main).find(Boolean);
  return look && nearestChip(look).id;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    change: (draft) => chooseStyle(draft, number, type, readStyle(form.text("style")), leaving),
    next: (_draft, pages) =>
      leaving === "exit"
        ? { to: pages.overview, message: "Progress saved!" }
        : { to: pages.customize(number, type, "options"), message: chosen[type] },
  });
}

/** By the server, so that the table of all styles does not travel with the page. */
function traitsOf(type: TreatmentType): Record<string, Wished> {
  const known = styles.flatMap((style) => {
    const facts = style.treatment === type ? styleFacts(style) : undefined;
    return facts ? [[styleKey(style), { kind: type, look: facts.character, rooms: facts.rooms }] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A style is its name within its group. */
function readStyle(text: string) {
  const [group = "", name = ""] = text.split("/", 2);
  return { group, name };
}

export const clientAction = sending<typeof action>(FAILED);

export default function StylePage(props: Route.ComponentProps) {
  return <ChooseStyle key={props.loaderData.type} {...props} />;
}

function ChooseStyle({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, errorOf, mend } = useOpenProblem(actionData);
  const { number, window, type, customizations, rules, style, back } = loaderData;
  const [value, setValue] = useState(style ? `${style.group}/${style.name}` : "");
  const [search] = useSearchParams();
  const stored = style ? findStyle(style.group, style.name)?.category : undefined;
  const category = topCategories.find((one) => one === search.get("category")) ?? stored;
  const pickable = type !== "tops" || category !== undefined;
  const { group, name } = readStyle(value);
  const picked = findStyle(group as GroupId, name);
  const shown = picked ? { ...customizations, [type]: { ...customizations[type], style: picked } } : customizations;
  return (
    <WizardPage
      title={
        type === "tops" ? "Select Your Top Style" : `Choose a style for your ${treatmentLabels[type].toLowerCase()}`
      }
      place={`${window.name} · ${treatmentLabels[type]} · Style`}
      version={loaderData.version}
      windowKey={window.key}
      // Where no styles are shown yet, there is no place beside them.
      problem={pickable ? problem : problem && { error: problem.error }}
      back={back}
      picture={
        <WindowPicture window={window} customizations={shown} rules={rules}>
          {picked?.description}
        </WindowPicture>
      }
    >
      {loaderData.suggested ? (
        <p className="border-brass border-l-2 pl-4">
          You started with {loaderData.suggested}, so it is chosen here. Any other can take its place.
        </p>
      ) : null}
      {type === "tops" ? <CategoryChoice category={category} /> : null}
      {pickable ? (
        <StylePicker
          key={`${number}-${type}-${category}`}
          type={type}
          category={type === "tops" ? category : undefined}
          traits={loaderData.traits}
          cloth={loaderData.cloth}
          value={value}
          onChange={(chosenStyle) => {
            setValue(chosenStyle);
            mend("style");
          }}
          error={errorOf("style")}
        />
      ) : null}
    </WizardPage>
  );
}

const faces: Record<TopCategory, string> = {
  corniceBoard: styleImage({ group: "cornice-boards", name: "Belvedere" }),
  valance: styleImage({ group: "board-mount-valances", name: "Kennedy" }),
};

/** Cornice Board or Valance comes first; the choice is an address, so Back undoes it. */
function CategoryChoice({ category }: { category: TopCategory | undefined }) {
  return (
    <nav aria-label="Kind of top treatment" className="flex flex-wrap gap-4">
      {topCategories.map((one) => (
        <ButtonLink
          key={one}
          to={`?category=${one}`}
          replace
          preventScrollReset
          variant={one === category ? "primary" : "secondary"}
          aria-current={one === category ? "true" : undefined}
          className={category ? undefined : "grow flex-col"}
        >
          {category ? null : (
            <img src={faces[one]} alt="" width={320} height={320} className="size-28 object-contain" />
          )}
          {topCategoryLabels[one]}
        </ButtonLink>
      ))}
    </nav>
  );
}
