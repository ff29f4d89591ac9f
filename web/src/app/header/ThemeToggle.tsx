import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { chooseTheme, readThemeChoice, onThemeChoice, type ThemeChoice } from './themeChoice.ts'

const next: Record<ThemeChoice, ThemeChoice> = { sistema: 'claro', claro: 'escuro', escuro: 'sistema' }
const icons = { sistema: SunMoon, claro: Sun, escuro: Moon }

/** For the prerendered page. */
const readServerChoice = (): ThemeChoice => 'sistema'

/** Cycles through the three themes. */
export const ThemeToggle = () => {
  const tema = useSyncExternalStore(onThemeChoice, readThemeChoice, readServerChoice)
  const Icon = icons[tema]
  return (
    <IconButton
      label={`Tema: ${tema}. Mudar para ${next[tema]}`}
      icon={<Icon size={20} />}
      onClick={() => chooseTheme(next[tema])}
    />
  )
}
