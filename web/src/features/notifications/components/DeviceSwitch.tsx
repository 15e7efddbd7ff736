import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PushDetail } from '../../../../../services/notifications/wire/push.contract.js';
import { getFirstError, type ResponseBody } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { type DeviceProblem, getDeviceSupport, leaveDevice, reachDevice } from '../device';
import { deviceMessages } from '../device.messages';
import { push, subscribe, tryDevice, unsubscribe } from '../notifications.api';

type Outcome = DeviceProblem | 'tested' | { readonly refusal: string };

/** Switches push notifications on this device. It asks for permission only after a press. */
export function DeviceSwitch() {
  const t = useWords(deviceMessages);
  const { data } = useSuspenseQuery(push);
  const support = getDeviceSupport();
  return (
    <section aria-labelledby="device-switch">
      <h2 id="device-switch">{t('title')}</h2>
      <div className="form">
        <p className="note">{t('text')}</p>
        {data.public_key === '' ? (
          <p>{t('unoffered')}</p>
        ) : support === 'possible' ? (
          <Switch {...data} />
        ) : (
          <p>{t(support)}</p>
        )}
      </div>
    </section>
  );
}

function Switch({ public_key, is_on, devices }: PushDetail) {
  const t = useWords(deviceMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [outcome, setOutcome] = useState<Outcome>();
  const isOn = is_on === '1';

  const take = (response: DeviceProblem | (ResponseBody & { readonly detail?: PushDetail })) => {
    if (typeof response === 'string') return setOutcome(response);
    if (response.detail) return queryClient.setQueryData(push.queryKey, response.detail);
    const [field = ''] = Object.keys(response.errors ?? {});
    return setOutcome({ refusal: getFirstError(response.errors, field) ?? t('failed') });
  };
  const turnOn = useWrite(async () => {
    const keys = await reachDevice(public_key);
    return typeof keys === 'string' ? keys : subscribe(keys);
  }, take);
  const turnOff = useWrite(async () => {
    await leaveDevice();
    return unsubscribe();
  }, take);
  const tryOut = useWrite(tryDevice, (response) => (response.state === 200 ? setOutcome('tested') : take(response)));
  const press = (start: (payload: undefined) => void) => () => {
    setOutcome(undefined);
    start(undefined);
  };

  const others = devices - Number(isOn);
  const standing = isOn ? (others > 0 ? 'onElsewhere' : 'on') : others > 0 ? 'offElsewhere' : 'off';
  return (
    <>
      <p role="status">
        <strong>{t(standing, { devices })}</strong>
      </p>
      <div className="buttons">
        {isOn && (
          <button type="button" className="button" aria-disabled={isWriting} onClick={press(tryOut)}>
            {t('test')}
          </button>
        )}
        <button
          type="button"
          className={isOn ? 'button button-quiet' : 'button'}
          aria-disabled={isWriting}
          onClick={press(isOn ? turnOff : turnOn)}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </button>
      </div>
      <p role="status">{outcome && (typeof outcome === 'string' ? t(outcome) : outcome.refusal)}</p>
    </>
  );
}
