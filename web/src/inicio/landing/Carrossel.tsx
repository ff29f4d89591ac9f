import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/text/Heading.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as tones from '../../ui/toneLook.css.ts'
import type { Tone } from '../../ui/tones.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import * as styles from './Carrossel.css.ts'
import { useCarrossel } from './useCarrossel.ts'

export type Slide = { title: string; text: string; tone: Tone; cena: ReactNode }

/** Slides that play by themselves until the reader swipes, or turns them with the keys or the controls. */
export const Carrossel = ({ label, slides }: { label: string; slides: readonly Slide[] }) => {
  const { current, playing, goTo, toggle, viewportProps, holdProps } = useCarrossel(slides.length)
  const names = slides.map(({ title }, index) => `Slide ${index + 1} de ${slides.length}: ${title}`)
  return (
    <section aria-roledescription="carrossel" aria-label={label} className={styles.root} {...holdProps}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard */}
      <ul tabIndex={0} aria-label="Slides" className={styles.viewport} {...viewportProps}>
        {slides.map(slide => (
          <SlideItem key={slide.title} slide={slide} />
        ))}
      </ul>
      <div className={styles.controls}>
        <Marks names={names} current={current} onPick={goTo} />
        <IconButton label="Slide anterior" icon={<ChevronLeft size={20} />} onClick={() => goTo(current - 1)} />
        <IconButton
          label={playing ? 'Pausar apresentação' : 'Iniciar apresentação'}
          icon={playing ? <Pause size={20} /> : <Play size={20} />}
          onClick={toggle}
        />
        <IconButton label="Próximo slide" icon={<ChevronRight size={20} />} onClick={() => goTo(current + 1)} />
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <VisuallyHidden>{names[current]}</VisuallyHidden>
      </div>
    </section>
  )
}

const SlideItem = ({ slide: { title, text, tone, cena } }: { slide: Slide }) => (
  <li className={styles.slide}>
    <div className={`${styles.art} ${tones.soft[tone]}`}>{cena}</div>
    <div className={styles.words}>
      <Heading level={2}>{title}</Heading>
      <Text color="muted">{text}</Text>
    </div>
  </li>
)

type MarksProps = { names: readonly string[]; current: number; onPick: (index: number) => void }

const Marks = ({ names, current, onPick }: MarksProps) => (
  <ol className={styles.marks}>
    {names.map((name, index) => (
      <li key={name}>
        <button
          type="button"
          aria-label={name}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className={styles.mark}
        />
      </li>
    ))}
  </ol>
)
