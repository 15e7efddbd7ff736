/** Starts a video. @throws when the browser refuses, as phones in battery-saving mode do */
export const playVideo = async (video: HTMLVideoElement): Promise<void> => video.play();
