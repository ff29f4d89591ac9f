/**
 * @generated SignedSource<<677ac2d3a90a6cafac01ca8495f25c3f>>
 * @relayHash 6e46c45cbdd6ff5bdb639dc9f8b400c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 465eb61f4881da86a0623f052b2e1265e3678a20a859b836bf123fc61762ca04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Beneficio = "DESCONTO_MENSALIDADE" | "HORAS_COMPLEMENTARES" | "REMUNERACAO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
export type VagaFiltro = {
  beneficios?: ReadonlyArray<Beneficio> | null;
  busca?: string | null;
  departamento?: string | null;
  tipos?: ReadonlyArray<TipoDeVaga> | null;
};
export type VagasPageQuery$variables = {
  filtro: VagaFiltro;
  pular: number;
};
export type VagasPageQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly temHistorico: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ProgressoComplementar_viewer">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosAplicados_query" | "FiltrosPanel_query" | "FiltrosSelecionados_query" | "VagasList_query">;
};
export type VagasPageQuery = {
  response: VagasPageQuery$data;
  variables: VagasPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pular"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "temHistorico",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VagasPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
              "concreteType": "Usuario",
              "kind": "LinkedField",
              "name": "usuario",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProgressoComplementar_viewer"
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FiltrosPanel_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FiltrosSelecionados_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FiltrosAplicados_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "VagasList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VagasPageQuery",
    "selections": [
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
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProgressoComplementar",
            "kind": "LinkedField",
            "name": "progressoComplementar",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estado",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creditosConcluidos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creditosExigidos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percentual",
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
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filtro",
            "variableName": "filtro"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 8
          },
          {
            "kind": "Variable",
            "name": "pular",
            "variableName": "pular"
          }
        ],
        "concreteType": "VagaConnection",
        "kind": "LinkedField",
        "name": "vagas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalDeRecomendadas",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VagaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                    "name": "descricao",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tipo",
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
                    "name": "local",
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
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "criadaEm",
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "avatar",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "465eb61f4881da86a0623f052b2e1265e3678a20a859b836bf123fc61762ca04",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff6b2e6debbda9d0c4a557b5e79f08cb";

export default node;
