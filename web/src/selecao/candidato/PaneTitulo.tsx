import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { paths, type Sobre } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { useClosePane } from '../../ui/useClosePane.ts'
import type { Candidato } from '../candidatos/candidatos.ts'
import type { vizinhosDe } from '../filtro.ts'
import { AtalhosButton } from './AtalhosButton.tsx'
import * as styles from './PaneTitulo.css.ts'
import { toQuem } from './quem.ts'

export type DosVizinhos = Pick<ReturnType<typeof vizinhosDe>, 'lugar' | 'de' | 'proximo'> & {
  /** To the previous and to the next candidate; null without one. */
  voltar: (() => void) | null
  avancar: (() => void) | null
}

type Props = {
  titulo: string
  candidato?: Candidato
  /** The page of the candidate. */
  pagina?: string
  /** The vaga, which a conversation with the candidate then names. */
  sobre?: { sobre: Sobre }
  vizinhos: DosVizinhos
}

/** The name of the candidate beside the list, with the ways to the neighbours and back. */
export const PaneTitulo = ({ titulo, candidato, pagina, sobre, vizinhos }: Props) => {
  const heading = useFocusOnOpen()
  return (
    <>
      <Barra {...vizinhos} pagina={pagina} />
      <div className={styles.quem}>
        {candidato ? <Avatar nome={candidato.nome} src={candidato.avatar} /> : null}
        <div className={styles.palavras}>
          <Heading level={2} id="candidato-pane" ref={heading}>
            {titulo}
          </Heading>
          {candidato ? (
            <Text size="small" color="muted">
              {toQuem(candidato)}
            </Text>
          ) : null}
          {candidato?.codigo ? (
            <Text size="small" color="muted">
              <TextLink to={paths.professor.perfil(candidato.codigo)}>Ver perfil</TextLink>
              {' · '}
              <TextLink to={paths.professor.mensagens(candidato.codigo)} state={sobre}>
                Enviar mensagem
              </TextLink>
            </Text>
          ) : null}
        </div>
      </div>
    </>
  )
}

const Barra = ({ lugar, de, voltar, avancar, pagina }: DosVizinhos & Pick<Props, 'pagina'>) => {
  const fechar = useClosePane({ name: 'candidato', list: '#lista-de-candidatos', link: 'a[aria-current]' })
  return (
    <div className={styles.barra}>
      <IconButton
        label="Candidato anterior"
        icon={<ArrowUp size={20} aria-hidden="true" />}
        aria-disabled={voltar === null}
        onClick={() => voltar?.()}
      />
      <IconButton
        label="Próximo candidato"
        icon={<ArrowDown size={20} aria-hidden="true" />}
        aria-disabled={avancar === null}
        onClick={() => avancar?.()}
      />
      <span role="status" className={styles.lugar}>
        <Text as="span" size="small" color="muted" numeric>
          {lugar > 0 ? `Candidato ${lugar} de ${de}` : ''}
        </Text>
      </span>
      {pagina ? (
        <TextLink to={pagina} alone>
          Abrir página
        </TextLink>
      ) : null}
      <AtalhosButton setas={['↑', '↓']} />
      <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onClick={fechar} />
    </div>
  )
}

/** After a press or a key. A reload, or going back, leaves the focus where it is. */
function useFocusOnOpen() {
  const ref = useRef<HTMLHeadingElement>(null)
  const isPop = useNavigationType() === NavigationType.Pop
  const handleOpen = useEffectEvent(() => {
    if (!isPop) ref.current?.focus({ preventScroll: true })
  })
  useEffect(() => handleOpen(), [])
  return ref
}
