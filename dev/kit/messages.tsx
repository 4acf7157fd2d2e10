import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { FlashToast, showToast, ToastRegion } from "#app/ui/toast.tsx";
import { Piece } from "./specimen.tsx";

export function Messages() {
  return (
    <>
      <Piece name="Form message" note="About the whole form. An error interrupts a screen reader, the others wait.">
        <div className="flex max-w-xl flex-col gap-4">
          <FormMessage kind="error">Failed to sign in. Please try again later.</FormMessage>
          <FormMessage kind="success">Password reset email sent! Please check your inbox.</FormMessage>
          <FormMessage kind="info">Please select an option above to continue.</FormMessage>
        </div>
      </Piece>
      <Piece name="Toast" note="Three seconds, unless told otherwise; it waits while it is pointed at or has focus.">
        <ButtonRow>
          <Button
            type="button"
            variant="secondary"
            onClick={() => showToast({ kind: "success", message: "Profile updated successfully!" })}
          >
            Success toast
          </Button>
          <Button
            type="button"
            variant="secondary"
            onClick={() => showToast({ kind: "info", message: "Measurements Applied" })}
          >
            Info toast
          </Button>
          <Button
            type="button"
            variant="secondary"
            onClick={() => showToast({ kind: "error", message: "Failed to save your progress. Please try again." })}
          >
            Error toast
          </Button>
          <Button
            type="button"
            variant="secondary"
            onClick={() =>
              showToast({
                kind: "success",
                message: "Please check your email for confirmation. It may be in your Junk folder!",
                durationMs: 10_000,
              })
            }
          >
            Ten seconds
          </Button>
          <ButtonLink to="/kit?show=flash" variant="secondary">
            Handed over by the server
          </ButtonLink>
        </ButtonRow>
      </Piece>
    </>
  );
}

/** As after a redirect; without scripts the same sentence stands in the page: /kit?show=flash. */
export function FlashDemo() {
  return (
    <main id="main" tabIndex={-1} className="flex flex-col items-start gap-6 p-8">
      <FlashToast toast={{ id: "kit", kind: "success", message: "Profile updated successfully!" }} />
      <h1 className="text-2xl">Profile</h1>
      <p className="max-w-measure">The sentence is shown once, however often this page is drawn again.</p>
      <ButtonLink to="/kit" variant="secondary">
        Back to the kit
      </ButtonLink>
      <ToastRegion />
    </main>
  );
}
