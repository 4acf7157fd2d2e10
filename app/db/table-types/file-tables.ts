export interface FileTables {
  /** A photograph. Its bytes are in the store, named by their hash; several rows may share them. */
  files: {
    /** Random: the only name of it in an address. */
    id: string;
    sha256: string;
    bytes: number;
    width: number;
    height: number;
    thumbSha256: string;
    thumbBytes: number;
    /** The client whom it belongs to; nobody for an inquiry without an account. */
    ownerId: string | null;
    sentBy: string | null;
    /** An order alone: something its client likes. */
    orderId: string | null;
    windowKey: string | null;
    messageId: string | null;
    inquiryId: string | null;
    /** 1 while it belongs to a message or an inquiry that is not sent yet. */
    waits: number;
    caption: string;
    position: number;
    /** The lens as the camera said, in millimeters of 35 mm film; nothing else of what it wrote is kept. */
    focal35: number | null;
    /** Made by the page: sent again, it is answered with this row. */
    uploadKey: string;
    createdAt: string;
    version: number;
  };
  /** What a person, or a stranger's network, has sent on a day in New York. */
  uploadDays: {
    person: string;
    day: string;
    bytes: number;
    count: number;
  };
  /** A window as it is looked at in a photograph of it, dressed. */
  wallViews: {
    id: string;
    orderId: string;
    windowKey: string;
    fileId: string;
    /** JSON: eight whole tenths of a pixel of the photograph, from the top left corner of the frame around. */
    corners: string;
    /** JSON: what stands before the treatment, as strokes in tenths of a pixel. */
    mask: string;
    closed: number;
    /** 0 to 100. */
    raise: number;
    /** JSON: exposure and shadow. */
    light: string;
    /** The composed picture, and a hash of all that it was made from. */
    rendered: string | null;
    renderedBytes: number;
    renderKey: string | null;
    version: number;
    createdBy: string;
    createdAt: string;
    updatedAt: string;
  };
  /** A composed picture that a sent quote names; gone with the person whose wall it is. */
  quotePictures: {
    quoteId: string;
    windowKey: string;
    sha256: string;
    bytes: number;
  };
  /** A photograph of a task, which no client's request reaches. */
  taskPhotos: {
    id: string;
    taskId: string;
    sha256: string;
    bytes: number;
    width: number;
    height: number;
    thumbSha256: string;
    thumbBytes: number;
    sentBy: string;
    uploadKey: string;
    createdAt: string;
  };
  /** A file that some version of the site names, however old. */
  siteFiles: {
    sha256: string;
    bytes: number;
  };
}
