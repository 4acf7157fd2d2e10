/** How many pictures the gallery shows at least. */
export const GALLERY_SIZE = 29;
