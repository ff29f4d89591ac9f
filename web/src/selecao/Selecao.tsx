import { useRef } from 'react'
import { ComPainel } from './candidato/ComPainel.tsx'
import { CandidatosList } from './candidatos/CandidatosList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { Lugares_selecao$key } from './movimentos/__generated__/Lugares_selecao.graphql.ts'
import type { EmSelecao } from './etapa.ts'
import { Selecionados } from './emMassa/Selecionados.tsx'
import { Ferramentas } from './Ferramentas.tsx'
import { LinhasDaSelecao } from './LinhasDaSelecao.tsx'
import { MoverDialog } from './movimentos/MoverDialog.tsx'
import { Quadro } from './quadro/Quadro.tsx'
import { Recusadas } from './movimentos/Recusadas.tsx'
import { type Coluna, useColunas } from './tabela/colunas.ts'
import { ColunasButton } from './tabela/ColunasButton.tsx'
import { TabelaDaSelecao } from './tabela/TabelaDaSelecao.tsx'
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
      <Stack gap="xsmall">
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
  const colunas = useColunas(visao === 'tabela')
  const { marcados, marcar, limpar, desmarcar, selecionados, inFlight, perguntar } = movimentos
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
        daVisao={visao === 'tabela' ? <ColunasButton {...colunas} /> : null}
      />
      <ComPainel codigo={codigo} candidatos={candidatos} lista={lista}>
        <NaVisao {...{ visao, lista, movimentos }} escolhidas={colunas.escolhidas} />
      </ComPainel>
      <Selecionados
        vaga={vaga}
        titulo={titulo}
        selecionados={selecionados}
        filtrados={lista.filtrados}
        etiquetas={lista.filtros.etiquetas}
        busy={selecionados.some(({ id }) => inFlight.has(id))}
        onMarcar={marcar}
        onMover={() => perguntar({ candidatos: selecionados, inicial: null })}
        onLimpar={limpar}
        onOferecida={desmarcar}
      />
    </>
  )
}

type VisaoProps = {
  visao: Visao
  lista: ReturnType<typeof useFiltros>
  movimentos: Movimentos
  /** The columns of the table. */
  escolhidas: readonly Coluna[]
}

const NaVisao = ({ visao, lista, movimentos, escolhidas }: VisaoProps) => {
  const { filtrados, visible, showMore, criterios, linkTo } = lista
  const { marcados, inFlight, marcar: onMarcar, moverUm: onMover, announce: onAnnounce } = movimentos
  const deCriterios = { criterios: criterios.carregados?.criterios ?? null, onPrecisar: criterios.precisar }
  const acoes = { linkTo, marcados, inFlight, onMarcar, onMover }
  if (visao === 'quadro') return <Quadro candidatos={filtrados} onAnnounce={onAnnounce} {...deCriterios} {...acoes} />
  return (
    <CandidatosList candidatos={filtrados} visible={visible} onShowMore={showMore}>
      {shown =>
        visao === 'tabela' ? (
          <TabelaDaSelecao candidatos={shown} escolhidas={escolhidas} {...deCriterios} {...acoes} />
        ) : (
          <LinhasDaSelecao candidatos={shown} {...deCriterios} {...acoes} />
        )
      }
    </CandidatosList>
  )
}
