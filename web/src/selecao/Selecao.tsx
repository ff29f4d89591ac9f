import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Entrevistas } from './entrevistas/Entrevistas.tsx'
import { CandidatosBarra } from './candidatos/CandidatosBarra.tsx'
import { CandidatosList } from './candidatos/CandidatosList.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { Selecao_selecao$key } from './__generated__/Selecao_selecao.graphql.ts'
import { Divulgacao } from './divulgacao/Divulgacao.tsx'
import type { EmSelecao } from './etapa.ts'
import { Filtros } from './Filtros.tsx'
import { ItemDaSelecao } from './ItemDaSelecao.tsx'
import { MoverDialog } from './movimentos/MoverDialog.tsx'
import { Quadro } from './quadro/Quadro.tsx'
import { Recusadas } from './movimentos/Recusadas.tsx'
import * as styles from './Selecao.css.ts'
import { Situacao } from './Situacao.tsx'
import { TabelaDaSelecao } from './TabelaDaSelecao.tsx'
import { useFiltros } from './useFiltros.ts'
import { useFocusMovedCard } from './movimentos/useFocusMovedCard.ts'
import { useMovimentos } from './movimentos/useMovimentos.ts'
import { useVisao, type Visao } from './useVisao.ts'

type Props = {
  candidatos: readonly EmSelecao[]
  selecaoRef: Selecao_selecao$key
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The selecao of a vaga: its state, the list, table or board of candidates, their moves and the divulgacao. */
export const Selecao = ({ candidatos, selecaoRef, vaga, codigo, titulo }: Props) => {
  const { lugares, aprovadas, retidas, divulgacaoEm } = useFragment(
    graphql`
      fragment Selecao_selecao on Selecao @throwOnFieldError {
        lugares
        aprovadas
        retidas
        divulgacaoEm
      }
    `,
    selecaoRef,
  )
  const root = useRef<HTMLDivElement>(null)
  const tituloRef = useRef<HTMLHeadingElement>(null)
  const focus = useFocusMovedCard(root, tituloRef)
  const movimentos = useMovimentos({ vaga, candidatos, focus })
  const { announcement, recusadas, dismissRecusadas, pergunta, fechar, enviar } = movimentos
  return (
    <div ref={root}>
      <Stack gap="small">
        <Situacao {...{ vaga, lugares, aprovadas, candidatos, tituloRef }} />
        <Divulgacao {...{ vaga, retidas, divulgacaoEm, focus }} />
        <Entrevistas vaga={vaga} titulo={titulo} />
        <Recusadas recusadas={recusadas} onDismiss={dismissRecusadas} />
        <Candidatos candidatos={candidatos} codigo={codigo} titulo={titulo} movimentos={movimentos} />
      </Stack>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {pergunta ? <MoverDialog vaga={vaga} {...pergunta} onClose={fechar} onMover={enviar} /> : null}
    </div>
  )
}

type Movimentos = ReturnType<typeof useMovimentos>

type CandidatosProps = Pick<Props, 'candidatos' | 'codigo' | 'titulo'> & { movimentos: Movimentos }

const Candidatos = ({ candidatos, codigo, titulo, movimentos }: CandidatosProps) => {
  const [visao, mudarVisao] = useVisao()
  const lista = useFiltros(codigo, candidatos, visao)
  const { marcados, marcar, limpar, selecionados, inFlight, perguntar } = movimentos
  return (
    <>
      <CandidatosBarra {...lista.barra} candidatos={lista.filtrados} titulo={titulo} />
      <Filtros
        visao={visao}
        onVisao={mudarVisao}
        {...lista.filtros}
        candidatos={candidatos}
        filtrados={lista.filtrados}
        marcados={marcados}
        onMarcar={marcar}
      />
      <NaVisao visao={visao} lista={lista} movimentos={movimentos} />
      <Selecionados
        total={selecionados.length}
        busy={selecionados.some(({ id }) => inFlight.has(id))}
        onMover={() => perguntar({ candidatos: selecionados, inicial: null })}
        onLimpar={limpar}
      />
    </>
  )
}

type VisaoProps = { visao: Visao; lista: ReturnType<typeof useFiltros>; movimentos: Movimentos }

const NaVisao = ({ visao, lista, movimentos }: VisaoProps) => {
  const { filtrados, visible, showMore, resumo, filtros, linkTo } = lista
  const { marcados, inFlight, marcar: onMarcar, moverUm: onMover, announce: onAnnounce } = movimentos
  if (visao === 'quadro')
    return <Quadro candidatos={filtrados} {...{ linkTo, marcados, inFlight, onMarcar, onMover, onAnnounce }} />
  return (
    <CandidatosList candidatos={filtrados} visible={visible} onShowMore={showMore} resumo={resumo}>
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

type SelecionadosProps = { total: number; busy: boolean; onMover: () => void; onLimpar: () => void }

/** The actions on the selected candidates; nothing while none is selected. */
const Selecionados = ({ total, busy, onMover, onLimpar }: SelecionadosProps) => {
  if (total === 0) return null
  return (
    <section aria-label="Candidatos selecionados" className={styles.root}>
      <div role="status" className={styles.quantos}>
        <Text weight="strong" numeric>
          {total === 1 ? '1 selecionado' : `${total} selecionados`}
        </Text>
      </div>
      <Button look="quiet" shape="compact" onClick={onLimpar}>
        Limpar seleção
      </Button>
      <Button shape="compact" busy={busy} onClick={onMover}>
        Mover para…
      </Button>
    </section>
  )
}
