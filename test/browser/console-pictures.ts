import sharp from 'sharp';

/** A picture as a camera or a painter saves it. */
export const picture = async (width: number, height: number) => ({
  name: 'dragon.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#483d8b' } })
    .png()
    .toBuffer(),
});
