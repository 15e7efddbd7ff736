import { openStage } from './stage.mjs';

/** Sets up the scene of one film. Afterwards, `shoot(seconds)` returns that moment as a JPEG in base64. */
globalThis.open = async (name, width, height) => {
  const canvas = Object.assign(document.querySelector('#screen'), { width, height });
  const stage = openStage(canvas);
  const { default: film } = await import(`../scenes/${name}.mjs`);
  const draw = film.scene(stage);
  globalThis.shoot = (time) => {
    stage.clear();
    stage.grade(Math.round(time * 30), draw(time));
    return canvas.toDataURL('image/jpeg', 0.97).split(',')[1];
  };
};
