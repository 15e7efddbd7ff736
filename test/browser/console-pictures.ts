import sharp from 'sharp';

/** Creates a picture file of this size. */
export const createPicture = async (width: number, height: number) => ({
  name: 'dragon.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#483d8b' } })
    .png()
    .toBuffer(),
});
