import type { Overview } from '../control.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import { presetsOf } from './presets.ts'
import type { Run } from './use-panel.ts'

interface PresetButtonsProps {
  overview: Pick<Overview, 'member' | 'requests' | 'faults' | 'cheats'>
  controls: Controls
  run: Run
}

export function PresetButtons({ overview, controls, run }: PresetButtonsProps) {
  return (
    <div className={styles['presets']} role="group" aria-label="Presets">
      {presetsOf(overview, controls).map(({ name, isOn, refreshesApp, apply }) => (
        <button key={name} type="button" aria-pressed={isOn} onClick={() => run(apply, { refreshesApp })}>
          {name}
        </button>
      ))}
    </div>
  )
}
