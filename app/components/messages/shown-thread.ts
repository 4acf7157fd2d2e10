import type { Side } from "#app/domain/messages/message-rules.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

export interface ShownMessage {
  id: string;
  side: Side;
  body: string;
  author: string | null;
  sentAt: string;
  readAt: string | null;
  takenBack: boolean;
  /** The act that the words came with. */
  origin: string | null;
  /** The window or line that it is about. */
  about: string | null;
  takeBack: boolean;
  photos: { id: string; lost: boolean }[];
  photosLost: number;
}

interface ShownThread {
  order: { id: string };
  windows: { key: string; name: string }[];
  lines: { key: string; label: string }[];
  messages: ShownMessage[];
  earlier: string | null;
  seen: string;
  mine: string;
  lastRead: string | null;
  mark: string;
}

export interface ConversationProps {
  thread: ShownThread;
  /** Who looks. */
  side: Side;
  /** What the other side is called where nobody of it is named. */
  other: string;
  now: string;
  formKey: string;
  problem: FormProblem | undefined;
  sendTo: string;
  takeBackTo: string;
  /** The page, which shows what was written before a moment. */
  earlierAt: string;
  latestAt: string;
  /** Where a photograph is sent and looked at, and those of ours that wait for what is being written. */
  photosAt: string;
  waiting: { id: string }[];
}
