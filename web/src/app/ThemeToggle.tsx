import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { escolherTema, lerTema, onTema, type Tema } from './tema.ts'

const next: Record<Tema, Tema> = { sistema: 'claro', claro: 'escuro', escuro: 'sistema' }
const icons = { sistema: SunMoon, claro: Sun, escuro: Moon }

/** The prerendered page cannot know a choice. */
const semEscolha = (): Tema => 'sistema'

/** Goes round the three themes. */
export const ThemeToggle = () => {
  const tema = useSyncExternalStore(onTema, lerTema, semEscolha)
  const Icon = icons[tema]
  return (
    <IconButton
      label={`Tema: ${tema}. Mudar para ${next[tema]}`}
      icon={<Icon size={20} />}
      onClick={() => escolherTema(next[tema])}
    />
  )
}
