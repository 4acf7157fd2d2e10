import { useSearchParams } from "react-router";
import { ToastRegion } from "#app/ui/toast.tsx";
import { Buttons, LinksAndToggles } from "./actions.tsx";
import { Choices } from "./choices.tsx";
import { Paging, Tables, Waiting } from "./data.tsx";
import { DialogPageDemo, Dialogs, Disclosures } from "./dialogs.tsx";
import { Fields } from "./fields.tsx";
import { Frames, HeadingDemo, ProblemDemo, ShellDemo } from "./frames.tsx";
import { FlashDemo, Messages } from "./messages.tsx";
import { Breakpoints, Colours, TypeScale } from "./tokens.tsx";

/** Every piece in every state. Pieces that are a whole screen are shown as one: ?show=shell, dialog, flash, heading, 404, 500. */
export default function Kit() {
  const show = useSearchParams()[0].get("show");
  if (show === "shell") return <ShellDemo />;
  if (show === "heading") return <HeadingDemo />;
  if (show === "dialog") return <DialogPageDemo />;
  if (show === "flash") return <FlashDemo />;
  if (show === "404") return <ProblemDemo status={404} />;
  if (show === "500") return <ProblemDemo status={500} />;
  return (
    <>
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-12 pb-24 sm:px-8">
        <header className="pb-12">
          <h1 className="text-4xl">The kit</h1>
          <p className="mt-3 max-w-measure text-lead text-ink-soft">
            The pieces that every page is made of, each in all its states.
          </p>
        </header>
        <Colours />
        <TypeScale />
        <Breakpoints />
        <Buttons />
        <LinksAndToggles />
        <Fields />
        <Choices />
        <Messages />
        <Dialogs />
        <Disclosures />
        <Tables />
        <Paging />
        <Waiting />
        <Frames />
      </main>
      <ToastRegion />
    </>
  );
}
