import { useEffect, useRef, useState } from 'react';
import type {
  DeliveryAreaOption,
  DeliveryRegionModel,
  DeliverySlotsModel,
} from '#lib/format/models/checkout.ts';
import { fetchDeliverySlots } from '#lib/state/delivery/delivery-slots.ts';

interface DeliverySlotsState {
  times: DeliverySlotsModel | null;
  status: 'ready' | 'loading' | 'failed';
  /** The chosen area. */
  area: DeliveryAreaOption | undefined;
  /** Loads the time slots of an area; the last call wins. */
  load: (area: string) => void;
  /** False in HTML without script. */
  isHydrated: boolean;
}

interface DeliverySlotsOptions {
  /** Path that returns the times of an area. */
  path: string;
  regions: DeliveryRegionModel[];
  /** Area and times that the server rendered. */
  initialArea: string;
  initialTimes: DeliverySlotsModel | null;
}

/** The delivery times of the chosen area. */
export function useDeliverySlots(options: DeliverySlotsOptions): DeliverySlotsState {
  const { path, regions, initialArea, initialTimes } = options;
  const [areaCode, setAreaCode] = useState(initialArea);
  const [times, setTimes] = useState(initialTimes);
  const [status, setStatus] = useState<DeliverySlotsState['status']>('ready');
  const [isHydrated, setHydrated] = useState(false);
  const request = useRef<AbortController>(null);

  useEffect(() => {
    setHydrated(true);
    return () => request.current?.abort();
  }, []);

  function load(code: string): void {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setAreaCode(code);
    if (code === '') {
      setTimes(null);
      setStatus('ready');
      return;
    }
    setStatus('loading');
    fetchDeliverySlots(path, code, controller.signal).then(
      (loaded) => {
        setTimes(loaded);
        setStatus('ready');
      },
      () => {
        if (!controller.signal.aborted) setStatus('failed');
      },
    );
  }

  const area = regions.flatMap(({ areas }) => areas).find(({ value }) => value === areaCode);
  return { times, status, area, load, isHydrated };
}
