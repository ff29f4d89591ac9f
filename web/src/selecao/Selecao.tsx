import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Entrevistas } from '../entrevistas/Entrevistas.tsx'
import { CandidatosBarra } from '../minhasVagas/CandidatosBarra.tsx'
import { CandidatosList } from '../minhasVagas/CandidatosList.tsx'
import { Stack } from '../ui/Stack.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Selecao_selecao$key } from './__generated__/Selecao_selecao.graphql.ts'
import { Divulgacao } from './Divulgacao.tsx'
import type { EmSelecao } from './etapa.ts'
import { Filtros } from './Filtros.tsx'
import { ItemDaSelecao } from './ItemDaSelecao.tsx'
import { MoverDialog } from './MoverDialog.tsx'
import { Quadro } from './Quadro.tsx'
import { Recusadas } from './Recusadas.tsx'
import { Selecionados } from './Selecionados.tsx'
import { Situacao } from './Situacao.tsx'
import { useFiltros } from './useFiltros.ts'
import { useFocarMovido } from './useFocarMovido.ts'
import { useMovimentos } from './useMovimentos.ts'
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

/** The selection of a vaga's candidates: how it stands, its list or board, moves and release. */
export const Selecao = ({ candidatos, selecaoRef, vaga, codigo, titulo }: Props) => {
  const { vagas, aprovadas, retidas, divulgacaoEm } = useFragment(
    graphql`
      fragment Selecao_selecao on Selecao @throwOnFieldError {
        vagas
        aprovadas
        retidas
        divulgacaoEm
      }
    `,
    selecaoRef,
  )
  const raiz = useRef<HTMLDivElement>(null)
  const tituloRef = useRef<HTMLHeadingElement>(null)
  const foco = useFocarMovido(raiz, tituloRef)
  const movimentos = useMovimentos({ vaga, candidatos, foco })
  const { anuncio, recusadas, esquecerRecusadas, pergunta, fechar, enviar } = movimentos
  return (
    <div ref={raiz}>
      <Stack gap="small">
        <Situacao {...{ vaga, vagas, aprovadas, candidatos, tituloRef }} />
        <Divulgacao {...{ vaga, retidas, divulgacaoEm }} onDivulgadas={foco.sumiu} />
        <Entrevistas vaga={vaga} titulo={titulo} />
        <Recusadas recusadas={recusadas} onDismiss={esquecerRecusadas} />
        <Candidatos candidatos={candidatos} codigo={codigo} titulo={titulo} movimentos={movimentos} />
      </Stack>
      <div role="status">
        <VisuallyHidden>{anuncio}</VisuallyHidden>
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
  const { marcados, marcar, limpar, selecionados, emCurso, perguntar } = movimentos
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
      <ListaOuQuadro visao={visao} lista={lista} movimentos={movimentos} />
      <Selecionados
        total={selecionados.length}
        busy={selecionados.some(({ id }) => emCurso.has(id))}
        onMover={() => perguntar({ candidatos: selecionados, inicial: null })}
        onLimpar={limpar}
      />
    </>
  )
}

type ListaOuQuadroProps = { visao: Visao; lista: ReturnType<typeof useFiltros>; movimentos: Movimentos }

const ListaOuQuadro = ({ visao, lista, movimentos }: ListaOuQuadroProps) => {
  const { filtrados, vistos, verMais, resumo, filtros, endereco } = lista
  const { marcados, emCurso, marcar: onMarcar, moverUm: onMover, anunciar: onAnuncio } = movimentos
  if (visao === 'quadro')
    return <Quadro candidatos={filtrados} {...{ endereco, marcados, emCurso, onMarcar, onMover, onAnuncio }} />
  return (
    <CandidatosList
      candidatos={filtrados}
      vistos={vistos}
      onMais={verMais}
      resumo={resumo}
      renderItem={(candidato, links) => (
        <ItemDaSelecao
          key={candidato.id}
          candidato={candidato}
          marcado={marcados.has(candidato.id)}
          busy={emCurso.has(candidato.id)}
          sugestoes={filtros.etiquetas}
          {...{ endereco, onMarcar, onMover, ...links }}
        />
      )}
    />
  )
}
