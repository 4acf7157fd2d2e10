import { type ChildProcess, spawn } from "node:child_process";
import type { PhotoJob, PhotoResult, SceneJob, SceneResult, SitePictureJob, SitePictureResult } from "./image-job.ts";

const PATIENCE_MS = 20_000;
const IDLE_MS = 30_000;
const MOST_WAITING = 40;
const MEMORY = "--max-old-space-size=256";

export interface ImageMaker {
  /** Undefined where too many wait already. */
  makePhoto(job: PhotoJob): Promise<PhotoResult> | undefined;
  makeScene(job: SceneJob): Promise<SceneResult> | undefined;
  makeSitePicture(job: SitePictureJob): Promise<SitePictureResult> | undefined;
  close(): Promise<void>;
}

/** How the process is started: its code as the build wrote it, or its file. */
export type ImageWorker = { code: string } | { file: string };

/** Photographs of strangers, pictures of the owner's and scenes of ours, each in a process of its own: what reads the one may not read the other. */
export function createImageMaker(worker: ImageWorker): ImageMaker {
  const photos = createLine<PhotoJob, PhotoResult>(worker, { ok: false, fault: "damaged" });
  const scenes = createLine<SceneJob, SceneResult>(worker, { ok: false });
  const pictures = createLine<SitePictureJob, SitePictureResult>(worker, { ok: false, fault: "damaged" });
  return {
    makePhoto: photos.make,
    makeScene: scenes.make,
    makeSitePicture: pictures.make,
    close: async () => {
      photos.close();
      scenes.close();
      pictures.close();
    },
  };
}

/** Makes one picture after the other in a process of its own, which is begun when one comes and ends when none has for a while. */
function createLine<Job extends object, Result>(worker: ImageWorker, failed: Result) {
  interface Waiting {
    job: Job;
    resolve(result: Result): void;
  }
  const line: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: (Waiting & { timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let made = 0;
  let closed = false;

  const end = () => {
    clearTimeout(idle);
    const ended = child;
    child = undefined;
    ended?.kill("SIGKILL");
  };
  const settle = (result: Result) => {
    if (!current) return;
    clearTimeout(current.timer);
    const { resolve } = current;
    current = undefined;
    resolve(result);
    next();
  };
  const fail = () => {
    end();
    settle(failed);
  };
  const begin = () => {
    const entry = "code" in worker ? ["--input-type=module", "--eval", worker.code] : [worker.file];
    const begun = spawn(process.execPath, [MEMORY, ...entry], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    begun.on("message", ({ id, result }: { id: number; result: Result }) => {
      if (id === made && begun === child) settle(result);
    });
    // Killed, out of memory, or never begun: that picture is given up, and the next one gets another process.
    begun.on("exit", () => begun === child && fail());
    begun.on("error", () => begun === child && fail());
    return begun;
  };
  const next = () => {
    clearTimeout(idle);
    const waiting = closed ? undefined : line.shift();
    if (!waiting) {
      idle = setTimeout(end, IDLE_MS).unref();
      return;
    }
    child ??= begin();
    made += 1;
    current = { ...waiting, timer: setTimeout(fail, PATIENCE_MS) };
    child.send({ id: made, job: waiting.job });
  };
  return {
    make: (job: Job): Promise<Result> | undefined => {
      if (closed || line.length >= MOST_WAITING) return undefined;
      return new Promise((resolve) => {
        line.push({ job, resolve });
        if (!current) next();
      });
    },
    close: () => {
      closed = true;
      for (const { resolve } of line.splice(0)) resolve(failed);
      fail();
      clearTimeout(idle);
    },
  };
}
