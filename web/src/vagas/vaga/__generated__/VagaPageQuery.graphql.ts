/**
 * @generated SignedSource<<b636f4b2c0af8b99f87786a2f0885a4c>>
 * @relayHash b9d7502b8546bfd0e7e3c5072c3fb476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc803ff312e2fcc030a8bdf4de0953150f96bb1d4b28b9feb03e45b22c94fcf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
export type TipoDeRequisito = "CR" | "CURSO" | "DISCIPLINA" | "PERIODO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
export type VagaPageQuery$variables = {
  codigo: string;
};
export type VagaPageQuery$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"ConteudoDaVaga_vaga" | "Parecidas_vaga" | "VagaPage_candidatura" | "VagaPage_oculta" | "VagaPaneContent_vaga">;
  } | null;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"VagaPage_viewer">;
  } | null;
};
export type VagaPageQuery$rawResponse = {
  readonly vaga: {
    readonly atendimento: {
      readonly atende: number;
      readonly de: number;
      readonly itens: ReadonlyArray<{
        readonly atendido: boolean | null;
        readonly texto: string;
        readonly tipo: TipoDeRequisito;
      }>;
    } | null;
    readonly autor: {
      readonly avatar: string | null;
      readonly codigo: string;
      readonly id: string;
      readonly nome: string | null;
    } | null;
    readonly codigo: string;
    readonly criadaEm: string | null;
    readonly departamento: {
      readonly codigo: string;
      readonly id: string;
      readonly nome: string;
    } | null;
    readonly desconto: number | null;
    readonly descricao: string | null;
    readonly encerrada: boolean;
    readonly gestores: ReadonlyArray<{
      readonly aceitoEm: string | null;
      readonly id: string;
      readonly pessoa: {
        readonly codigo: string;
        readonly id: string;
        readonly nome: string | null;
      } | null;
      readonly visivel: boolean;
    }> | null;
    readonly horasComplementares: number | null;
    readonly horasSemanais: number | null;
    readonly id: string;
    readonly interesses: ReadonlyArray<{
      readonly id: string;
      readonly nome: string;
    }>;
    readonly link: string | null;
    readonly local: {
      readonly id: string;
      readonly nome: string;
    } | null;
    readonly lugares: number | null;
    readonly minhaCandidatura: {
      readonly candidatado: boolean;
      readonly compartilhaHistorico: boolean | null;
      readonly etapa: EtapaDaCandidatura | null;
      readonly id: string;
      readonly temRespostas: boolean | null;
    } | null;
    readonly modalidade: Modalidade | null;
    readonly nomeDoTipo: string | null;
    readonly oculta: {
      readonly motivo: string;
    } | null;
    readonly pedido: {
      readonly arquivo: PedidoDeArquivo;
      readonly id: string;
      readonly instrucao: string | null;
      readonly perguntas: ReadonlyArray<{
        readonly __typename: "Pergunta";
        readonly id: string;
        readonly obrigatoria: boolean;
        readonly opcoes: ReadonlyArray<string>;
        readonly texto: string;
        readonly tipo: TipoDePergunta;
      }>;
    } | null;
    readonly prazo: string | null;
    readonly professor: string | null;
    readonly publica: boolean | null;
    readonly recomendacao: {
      readonly estrategias: ReadonlyArray<string>;
      readonly score: number | null;
    } | null;
    readonly remuneracao: number | null;
    readonly requisitos: {
      readonly fechada: boolean;
    } | null;
    readonly respostaAte: string | null;
    readonly resumo: string | null;
    readonly salva?: boolean | null;
    readonly status: StatusDaVaga | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly papel: Papel;
  } | null;
};
export type VagaPageQuery = {
  rawResponse: VagaPageQuery$rawResponse;
  response: VagaPageQuery$data;
  variables: VagaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texto",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VagaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConteudoDaVaga_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Parecidas_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPage_candidatura"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPage_oculta"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPaneContent_vaga"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPage_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VagaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "minhaCandidatura",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "etapa",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidatado",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "temRespostas",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "compartilhaHistorico",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "titulo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "criadaEm",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeDoTipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prazo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "encerrada",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salva",
                "storageKey": null
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publica",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Departamento",
            "kind": "LinkedField",
            "name": "departamento",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Local",
            "kind": "LinkedField",
            "name": "local",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remuneracao",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "desconto",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "horasComplementares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lugares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "horasSemanais",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modalidade",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "respostaAte",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedido",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arquivo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Pergunta",
                "kind": "LinkedField",
                "name": "perguntas",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "obrigatoria",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opcoes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instrucao",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Atendimento",
            "kind": "LinkedField",
            "name": "atendimento",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "atende",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "de",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ItemDoAtendimento",
                "kind": "LinkedField",
                "name": "itens",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "atendido",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Recomendacao",
            "kind": "LinkedField",
            "name": "recomendacao",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "score",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estrategias",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descricao",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resumo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "professor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "autor",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatar",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Gestor",
            "kind": "LinkedField",
            "name": "gestores",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visivel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "aceitoEm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Pessoa",
                "kind": "LinkedField",
                "name": "pessoa",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Requisitos",
            "kind": "LinkedField",
            "name": "requisitos",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fechada",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Ocultacao",
            "kind": "LinkedField",
            "name": "oculta",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "motivo",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "papel",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0fc803ff312e2fcc030a8bdf4de0953150f96bb1d4b28b9feb03e45b22c94fcf",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "427b8973ffe9054bc177d89e31276e29";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
