/**
 * @generated SignedSource<<5870f8e75bcb2e9cc94863eb09cdd97f>>
 * @relayHash b1b900c252c5db98a6f47a0a6a7ee5ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81a19fd7ed647286a8937e6d7954cf762d9e505e3457f8f2502a6cf9dd3bb6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResponderDialogQuery$variables = {
  codigo: string;
};
export type ResponderDialogQuery$data = {
  readonly vaga: {
    readonly id: string;
    readonly minhaCandidatura: {
      readonly respostas: {
        readonly respostas: ReadonlyArray<{
          readonly idDaPergunta: string | null;
        }>;
      } | null;
    } | null;
    readonly pedido: {
      readonly " $fragmentSpreads": FragmentRefs<"respostas_pedido">;
    } | null;
  } | null;
};
export type ResponderDialogQuery = {
  response: ResponderDialogQuery$data;
  variables: ResponderDialogQuery$variables;
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
  "concreteType": "RespostasDaCandidatura",
  "kind": "LinkedField",
  "name": "respostas",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Resposta",
      "kind": "LinkedField",
      "name": "respostas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idDaPergunta",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ResponderDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedido",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "respostas_pedido"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "minhaCandidatura",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "ResponderDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "instrucao",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "texto",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "minhaCandidatura",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a81a19fd7ed647286a8937e6d7954cf762d9e505e3457f8f2502a6cf9dd3bb6a",
    "metadata": {},
    "name": "ResponderDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7edc4366d63ff8000336f6db9c3d054";

export default node;
