/**
 * @generated SignedSource<<02cf5f86bb057350f73c47f75bc5473e>>
 * @relayHash 9acd5afad0214a0795243384ae8fe057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b29341e7f158437f16248fee670bb5b56eba0750469343b9bce29b73ddd2c97b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespostasEnviadasQuery$variables = {
  codigo: string;
};
export type RespostasEnviadasQuery$data = {
  readonly vaga: {
    readonly minhaCandidatura: {
      readonly respostas: {
        readonly " $fragmentSpreads": FragmentRefs<"ListaDeRespostas_respostas">;
      } | null;
    } | null;
  } | null;
};
export type RespostasEnviadasQuery = {
  response: RespostasEnviadasQuery$data;
  variables: RespostasEnviadasQuery$variables;
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
    "name": "RespostasEnviadasQuery",
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
    "name": "RespostasEnviadasQuery",
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
    "id": "b29341e7f158437f16248fee670bb5b56eba0750469343b9bce29b73ddd2c97b",
    "metadata": {},
    "name": "RespostasEnviadasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c46de997e44fd5d832da6540e5649d42";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
