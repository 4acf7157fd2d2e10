import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { formatDateTime, formatTime } from "#app/domain/dates.ts";
import { sentWithout } from "#app/domain/messages/message-rules.ts";
import { byDay, withLinks } from "#app/domain/messages/show-thread.ts";
import { Button, StandingLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FormMessage } from "#app/ui/post-form.tsx";
import { MessageForm } from "./message-form.tsx";
import type { ConversationProps, ShownMessage } from "./shown-thread.ts";

/** What client and house wrote to each other about an order, the newest at the bottom, and under it what is written next. */
export function Conversation(props: ConversationProps) {
  const { thread, side, other, now, problem, takeBackTo, earlierAt, latestAt, photosAt } = props;
  useLatest(latestAt, thread.mark);
  const days = byDay(thread.messages, new Date(now));
  const taking = useNavigation().formData?.get("messageId");
  const notTaken = problem?.form === "take-back" ? problem.error : undefined;
  return (
    <div className="max-w-3xl">
      {thread.earlier && (
        <StandingLink to={`${earlierAt}?${new URLSearchParams({ before: thread.earlier })}`}>
          Earlier messages
        </StandingLink>
      )}
      {days.length === 0 && (
        <div className="border-brass border-l-2 pl-5">
          <p className="font-display text-lg">Nothing has been written yet.</p>
          {side === "client" && (
            <p className="mt-1 max-w-measure text-ink-soft">
              Ask about a size, a cloth or a day, and add a photograph if it says it better. We answer here, and by
              e-mail.
            </p>
          )}
        </div>
      )}
      <div role="log" aria-label="Messages">
        {days.map(({ day, heading, entries }) => (
          <section key={day} aria-label={heading}>
            <p className="mt-6 mb-3 text-center text-ink-soft text-sm">{heading}</p>
            <ul className="grid gap-3">
              {entries.map((message) => (
                <li
                  key={message.id}
                  className={classNames("grid", message.side === side ? "justify-items-end" : "justify-items-start")}
                >
                  <Message message={message} mine={message.side === side} other={other} photosAt={photosAt} />
                  {message.id === thread.lastRead && message.readAt && (
                    <p className="mt-1 text-ink-soft text-xs">Read at {readWhen(message.readAt, now)}</p>
                  )}
                  {message.takeBack && (
                    <Form method="post" action={takeBackTo} preventScrollReset>
                      <input type="hidden" name="messageId" value={message.id} />
                      <Button
                        name="intent"
                        value="take-back"
                        variant="quiet"
                        size="sm"
                        pending={taking === message.id}
                        pendingLabel="Taking back"
                      >
                        Take Back
                      </Button>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {notTaken && (
        <FormMessage kind="error" className="mt-4">
          {notTaken}
        </FormMessage>
      )}
      {/* Emptied once the message is sent. */}
      <MessageForm key={thread.mine} {...props} problem={notTaken ? undefined : problem} />
    </div>
  );
}

/** The clock alone on the same day. */
function readWhen(readAt: string, now: string) {
  const [{ day: read } = { day: "" }] = byDay([{ sentAt: readAt }], new Date(now));
  const [{ day: today } = { day: "" }] = byDay([{ sentAt: now }], new Date(now));
  return read === today ? formatTime(readAt) : formatDateTime(readAt);
}

interface MessageProps {
  message: ShownMessage;
  mine: boolean;
  other: string;
  photosAt: string;
}

function Message({ message, mine, other, photosAt }: MessageProps) {
  const { body, author, sentAt, takenBack, origin, about, photos, photosLost } = message;
  const from = mine ? "you" : (author ?? other);
  return (
    <article
      className={classNames(
        "min-w-0 max-w-[85%] border px-4 py-3",
        mine ? "border-transparent bg-bone" : "border-line bg-paper",
      )}
    >
      <p className="text-ink-soft text-xs">
        {mine ? "You" : (author ?? other)} · {formatTime(sentAt)}
      </p>
      {(about || origin) && (
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{[origin, about].filter(Boolean).join(": ")}</p>
      )}
      {takenBack ? (
        <p className="text-ink-soft italic">Message taken back</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere empty:hidden">
          <Linked text={body} />
        </p>
      )}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map(({ id, lost }, index) => (
            <li key={id} className="w-36 max-w-full sm:w-44">
              <PhotoLink address={`${photosAt}/${id}`} alt={`Photograph ${index + 1} from ${from}`} lost={lost} />
            </li>
          ))}
        </ul>
      )}
      {mine && photosLost > 0 && <p className="mt-2 text-clay-deep text-sm">{sentWithout(photosLost)}</p>}
    </article>
  );
}

function Linked({ text }: { text: string }) {
  return withLinks(text).map(({ text: piece, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is shown whole or not at all.
      <TextLink key={index} href={href}>
        {piece}
      </TextLink>
    ) : (
      piece
    ),
  );
}

const LOOK_MS = 20_000;

/** Looks now and then whether anything has come, while somebody looks at the thread, and loads the page anew when it has. */
function useLatest(address: string, mark: string) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const response = await fetch(address, { redirect: "error" });
        const { mark: latest } = (await response.json()) as { mark?: string };
        if (response.ok && latest !== mark) await revalidate();
      } catch {
        // Without a line, or logged out, the page stands as it is.
      }
    };
    const timer = setInterval(look, LOOK_MS);
    const seen = () => void look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [address, mark, revalidate]);
}
