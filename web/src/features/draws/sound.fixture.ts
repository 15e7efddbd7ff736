// jsdom plays no sounds.

/** Sounds played so far: the pitch of each tone, or 'noise'. */
export const played: (number | 'noise')[] = [];

const param = () => ({
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
  setTargetAtTime() {},
});

class FakeNode {
  readonly gain = param();
  readonly frequency = param();
  readonly sound: number | 'noise';
  constructor(_: unknown, options: { frequency?: number } = {}) {
    this.sound = options.frequency ?? 'noise';
  }
  connect<Next>(next: Next): Next {
    return next;
  }
  start(): void {
    played.push(this.sound);
  }
  stop(): void {}
}

class FakeContext {
  readonly currentTime = 0;
  readonly sampleRate = 10;
  readonly destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  resume = async () => {};
  close = async () => {};
}

Object.assign(window, {
  AudioContext: FakeContext,
  OscillatorNode: FakeNode,
  AudioBufferSourceNode: FakeNode,
  BiquadFilterNode: FakeNode,
  GainNode: FakeNode,
});
