import '../content.css';
import { useQuery } from '@tanstack/react-query';
import { useRotation } from '../../../ui/use-rotation';
import { banner } from '../content.api';

const AUTOPLAY_MS = 2500;
const FILM = '2';

/** The stage of the top page: pictures that take turns, or a silent film. */
export function BannerStage() {
  const { data, isPending } = useQuery(banner);
  const files = data?.list.map(({ file_name }) => file_name) ?? [];
  const shown = useRotation(files.length, AUTOPLAY_MS);
  if (data && String(data.mode) === FILM && files[0])
    return <video className="banner" src={files[0]} autoPlay loop muted playsInline />;
  // Its place is kept while it is on its way, so that nothing below jumps.
  if (files.length === 0 && !isPending) return null;
  return (
    <div className="banner">
      {files.map((file, index) => (
        <img key={file} src={file} alt="" className={index === shown ? 'is-shown' : undefined} />
      ))}
    </div>
  );
}
