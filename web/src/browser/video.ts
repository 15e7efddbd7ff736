/** Starts a video. @throws when the browser refuses, as phones that save their battery do */
export const playVideo = async (video: HTMLVideoElement): Promise<void> => video.play();
