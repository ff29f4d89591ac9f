/**
 * @generated SignedSource<<e72ab2b4e54c8392f670d5c2b7772037>>
 * @relayHash 2b2571ebc504a65720e859d8aca28793
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46d23c833e6606064ce70a32add08f39abc0eaf42dbc395b8536eb0e305aec8d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhasRespostasQuery$variables = {
  codigo: string;
};
export type MinhasRespostasQuery$data = {
  readonly vaga: {
    readonly minhaCandidatura: {
      readonly respostas: {
        readonly " $fragmentSpreads": FragmentRefs<"ListaDeRespostas_respostas">;
      } | null;
    } | null;
  } | null;
};
export type MinhasRespostasQuery = {
  response: MinhasRespostasQuery$data;
  variables: MinhasRespostasQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MinhasRespostasQuery",
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
                "concreteType": "RespostasDaCandidatura",
                "kind": "LinkedField",
                "name": "respostas",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ListaDeRespostas_respostas"
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MinhasRespostasQuery",
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
                        "name": "pergunta",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "valor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "ehLink",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ArquivoDaCandidatura",
                    "kind": "LinkedField",
                    "name": "arquivo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "caminho",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tamanho",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "46d23c833e6606064ce70a32add08f39abc0eaf42dbc395b8536eb0e305aec8d",
    "metadata": {},
    "name": "MinhasRespostasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bd8c6278ad08325dd3114fa4037beef";

export default node;
