import { useRef } from 'react'
import { Entrevistas, EntrevistasButton, useEntrevistas } from './entrevistas/Entrevistas.tsx'
import { CandidatosList } from './candidatos/CandidatosList.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { Lugares_selecao$key } from './movimentos/__generated__/Lugares_selecao.graphql.ts'
import { type EmSelecao, nomeDe } from './etapa.ts'
import { Ferramentas } from './Ferramentas.tsx'
import { ItemDaSelecao } from './ItemDaSelecao.tsx'
import { MoverDialog } from './movimentos/MoverDialog.tsx'
import { Quadro } from './quadro/Quadro.tsx'
import { Recusadas } from './movimentos/Recusadas.tsx'
import * as styles from './Selecao.css.ts'
import { TabelaDaSelecao } from './TabelaDaSelecao.tsx'
import { useFiltros } from './useFiltros.ts'
import { useFocusMovedCard } from './movimentos/useFocusMovedCard.ts'
import { useMovimentos } from './movimentos/useMovimentos.ts'
import { useVisao, type Visao } from './useVisao.ts'

type Props = {
  candidatos: readonly EmSelecao[]
  selecaoRef: Lugares_selecao$key
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The selecao of a vaga: the list, table or board of candidates, and their moves. */
export const Selecao = ({ candidatos, selecaoRef, vaga, codigo, titulo }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusMovedCard(root, root)
  const movimentos = useMovimentos({ vaga, candidatos, focus })
  const { announcement, recusadas, dismissRecusadas, pergunta, fechar, enviar } = movimentos
  return (
    <div ref={root} role="group" aria-label="Seleção" tabIndex={-1}>
      <Stack gap="small">
        <Recusadas recusadas={recusadas} onDismiss={dismissRecusadas} />
        <Candidatos {...{ candidatos, vaga, codigo, titulo, movimentos }} />
      </Stack>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {pergunta ? (
        <MoverDialog vaga={vaga} selecaoRef={selecaoRef} {...pergunta} onClose={fechar} onMover={enviar} />
      ) : null}
    </div>
  )
}

type Movimentos = ReturnType<typeof useMovimentos>

type CandidatosProps = Omit<Props, 'selecaoRef'> & { movimentos: Movimentos }

const Candidatos = ({ candidatos, vaga, codigo, titulo, movimentos }: CandidatosProps) => {
  const [visao, mudarVisao] = useVisao()
  const lista = useFiltros(codigo, candidatos, visao)
  const entrevistas = useEntrevistas(vaga)
  const { marcados, marcar, limpar, selecionados, inFlight, perguntar } = movimentos
  return (
    <>
      <Ferramentas
        visao={visao}
        onVisao={mudarVisao}
        lista={lista}
        candidatos={candidatos}
        titulo={titulo}
        marcados={marcados}
        onMarcar={marcar}
        entrevistas={<EntrevistasButton {...entrevistas} />}
      />
      <Entrevistas vaga={vaga} titulo={titulo} {...entrevistas} />
      <NaVisao visao={visao} lista={lista} movimentos={movimentos} />
      <Selecionados
        total={selecionados.length}
        fora={selecionados.filter(one => !lista.filtrados.includes(one))}
        onTirar={ids => marcar(ids, false)}
        busy={selecionados.some(({ id }) => inFlight.has(id))}
        onMover={() => perguntar({ candidatos: selecionados, inicial: null })}
        onLimpar={limpar}
      />
    </>
  )
}

type VisaoProps = { visao: Visao; lista: ReturnType<typeof useFiltros>; movimentos: Movimentos }

const NaVisao = ({ visao, lista, movimentos }: VisaoProps) => {
  const { filtrados, visible, showMore, filtros, linkTo } = lista
  const { marcados, inFlight, marcar: onMarcar, moverUm: onMover, announce: onAnnounce } = movimentos
  if (visao === 'quadro')
    return <Quadro candidatos={filtrados} {...{ linkTo, marcados, inFlight, onMarcar, onMover, onAnnounce }} />
  return (
    <CandidatosList candidatos={filtrados} visible={visible} onShowMore={showMore}>
      {shown =>
        visao === 'tabela' ? (
          <TabelaDaSelecao candidatos={shown} {...{ linkTo, marcados, inFlight, onMarcar, onMover }} />
        ) : (
          <Stack as="ul" gap="small">
            {shown.map(candidato => (
              <ItemDaSelecao
                key={candidato.id}
                candidato={candidato}
                marcado={marcados.has(candidato.id)}
                busy={inFlight.has(candidato.id)}
                sugestoes={filtros.etiquetas}
                {...{ linkTo, onMarcar, onMover }}
              />
            ))}
          </Stack>
        )
      }
    </CandidatosList>
  )
}

type SelecionadosProps = {
  total: number
  /** The selected candidates that search and filters hide. */
  fora: readonly EmSelecao[]
  onTirar: (ids: readonly string[]) => void
  busy: boolean
  onMover: () => void
  onLimpar: () => void
}

/** The actions on the selected candidates; nothing while none is selected. */
const Selecionados = ({ total, fora, onTirar, busy, onMover, onLimpar }: SelecionadosProps) => {
  if (total === 0) return null
  return (
    <section aria-label="Candidatos selecionados" className={styles.root}>
      <div role="status" className={styles.quantos}>
        <Text weight="strong" numeric>
          {total === 1 ? '1 selecionado' : `${total} selecionados`}
        </Text>
        {fora.length > 0 ? <Text size="small">{`Fora da lista mostrada: ${toNomes(fora)}`}</Text> : null}
      </div>
      {fora.length > 0 ? (
        <Button look="secondary" shape="compact" onClick={() => onTirar(fora.map(({ id }) => id))}>
          Desmarcar quem está fora
        </Button>
      ) : null}
      <Button look="secondary" shape="compact" onClick={onLimpar}>
        Limpar seleção
      </Button>
      <Button shape="compact" busy={busy} onClick={onMover}>
        Mover para…
      </Button>
    </section>
  )
}

const mostNames = 3
const list = new Intl.ListFormat('pt-BR')

/** As 'Ana, Beto, Caio e mais 4'. */
const toNomes = (candidatos: readonly EmSelecao[]): string => {
  const mais = candidatos.length - mostNames
  return list.format([...candidatos.slice(0, mostNames).map(nomeDe), ...(mais > 0 ? [`mais ${mais}`] : [])])
}
