import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type MouseEvent, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { novaVagaSchema, novaVagaVazia, type NovaVagaValues } from './novaVaga.ts'
import { idDaSecao, isObrigatoria, type NomeDeSecao, secoes } from './secoes.ts'
import * as styles from './Sumario.css.ts'
import { useFormValues } from './useFormValues.ts'

type Estado = 'completa' | 'erro' | 'aberta'

const marcas = {
  completa: { icon: <Check size={16} aria-hidden="true" />, texto: 'completa' },
  erro: { icon: <CircleAlert size={16} aria-hidden="true" />, texto: 'com erro' },
  aberta: { icon: null, texto: null },
}

/** The table of contents: links to the sections, with the one on screen and what is wrong or complete. */
export const Sumario = ({ nomes }: { nomes: readonly NomeDeSecao[] }) => {
  const atual = useAtual(nomes)
  const estadoDe = useEstados()
  return (
    <nav aria-label="Seções do formulário">
      <ol className={styles.list}>
        {nomes.map(nome => (
          <Item key={nome} nome={nome} estado={estadoDe(nome)} atual={nome === atual} />
        ))}
      </ol>
    </nav>
  )
}

const Item = ({ nome, estado, atual }: { nome: NomeDeSecao; estado: Estado; atual: boolean }) => {
  const { icon, texto } = marcas[estado]
  return (
    <li>
      <a
        href={`#${idDaSecao(nome)}`}
        onClick={event => goTo(event, nome)}
        aria-current={atual ? 'location' : undefined}
        className={styles.link}
      >
        <span className={styles.mark} data-estado={estado}>
          {icon}
        </span>
        <span>
          {secoes[nome].title}
          {texto ? <VisuallyHidden>{`, ${texto}`}</VisuallyHidden> : null}
        </span>
      </a>
    </li>
  )
}

/** To the section and its first control, or itself until it has one. Not a navigation: the address keeps what the form copies. */
function goTo(event: MouseEvent, nome: NomeDeSecao) {
  event.preventDefault()
  const secao = document.getElementById(idDaSecao(nome))
  secao?.scrollIntoView({ block: 'start' })
  const first = secao?.querySelector<HTMLElement>('input, select, textarea, button') ?? secao
  first?.focus({ preventScroll: true })
}

/** The section at the top of the screen. */
function useAtual(nomes: readonly NomeDeSecao[]): NomeDeSecao | undefined {
  const [atual, setAtual] = useState(nomes[0])
  useEffect(() => {
    const secoesNaTela = nomes.flatMap(nome => document.getElementById(idDaSecao(nome)) ?? [])
    const observer = new IntersectionObserver(
      entries => {
        const found = entries.find(({ isIntersecting }) => isIntersecting)
        if (found) setAtual(nomes.find(nome => idDaSecao(nome) === found.target.id))
      },
      // A line in the upper third.
      { rootMargin: '-30% 0px -70% 0px' },
    )
    for (const secao of secoesNaTela) observer.observe(secao)
    return () => observer.disconnect()
  }, [nomes])
  return atual
}

/** A section is complete once it is valid and, unless it is required, says something. */
function useEstados(): (nome: NomeDeSecao) => Estado {
  const { errors } = useFormContext<NovaVagaValues>().formState
  const values = useFormValues()
  const { issues = [] } = v.safeParse(novaVagaSchema, values)
  const invalidos = new Set(issues.map(({ path }) => path?.[0]?.key))
  const mudou = (campo: keyof NovaVagaValues) => JSON.stringify(values[campo]) !== JSON.stringify(novaVagaVazia[campo])
  return nome => {
    const campos: readonly (keyof NovaVagaValues)[] = secoes[nome].campos
    if (campos.some(campo => errors[campo])) return 'erro'
    if (campos.some(campo => invalidos.has(campo))) return 'aberta'
    return isObrigatoria(nome) || campos.some(mudou) ? 'completa' : 'aberta'
  }
}
