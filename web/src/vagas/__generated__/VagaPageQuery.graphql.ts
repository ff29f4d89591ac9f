/**
 * @generated SignedSource<<bf1745239a26e141556012b05313acc1>>
 * @relayHash d25be5f896f0c7d29657d199c1f5cf09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 206d48bcb470b6b6e8fa94ff5867387ee0c9a3beb7a3a25a58a85337add01a38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type VagaPageQuery$variables = {
  codigo: string;
};
export type VagaPageQuery$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_vaga" | "VagaAutorCard_vaga" | "VagaDescricao_vaga" | "VagaHeader_vaga" | "VagaInteresses_vaga" | "VagaLinkCard_vaga" | "VagaProfessorCard_vaga">;
  } | null;
  readonly viewer: {
    readonly papel: Papel;
    readonly situacaoDaCandidatura: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    } | null;
  } | null;
};
export type VagaPageQuery = {
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
    "name": "id",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "papel",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "codigo"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
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
            "name": "VagaHeader_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaDescricao_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaInteresses_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaProfessorCard_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaAutorCard_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaLinkCard_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_vaga"
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
          (v2/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "SituacaoDaCandidatura",
              "kind": "LinkedField",
              "name": "situacaoDaCandidatura",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CandidaturaCard_situacao"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
            "kind": "ScalarField",
            "name": "nomeDoTipo",
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
          (v5/*:: as any*/),
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
            "name": "descricao",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          (v6/*:: as any*/)
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "situacaoDaCandidatura",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidatado",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "206d48bcb470b6b6e8fa94ff5867387ee0c9a3beb7a3a25a58a85337add01a38",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc0582f8fedb677545eac4891aaf1b70";

export default node;
