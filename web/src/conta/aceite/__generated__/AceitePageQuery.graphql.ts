/**
 * @generated SignedSource<<e3d903f8f565f823b613c97592d81988>>
 * @relayHash 9f258a9d5b00de049e09f43406cb4cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ae6abb3755fc99a49c9f8e0c64caa79da38540a74f4444293bfd925a7b548c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AceitePageQuery$variables = Record<PropertyKey, never>;
export type AceitePageQuery$data = {
  readonly privacidade: {
    readonly mudou: string;
    readonly numero: number;
    readonly publicadoEm: string;
  } | null;
  readonly termos: {
    readonly mudou: string;
    readonly numero: number;
    readonly publicadoEm: string;
  } | null;
  readonly viewer: {
    readonly meusDados: {
      readonly " $fragmentSpreads": FragmentRefs<"MeusDados_dados">;
    } | null;
  } | null;
};
export type AceitePageQuery = {
  response: AceitePageQuery$data;
  variables: AceitePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numero",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publicadoEm",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mudou",
    "storageKey": null
  }
],
v1 = {
  "alias": "privacidade",
  "args": [
    {
      "kind": "Literal",
      "name": "tipo",
      "value": "PRIVACIDADE"
    }
  ],
  "concreteType": "Documento",
  "kind": "LinkedField",
  "name": "documento",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": "documento(tipo:\"PRIVACIDADE\")"
},
v2 = {
  "alias": "termos",
  "args": [
    {
      "kind": "Literal",
      "name": "tipo",
      "value": "TERMOS"
    }
  ],
  "concreteType": "Documento",
  "kind": "LinkedField",
  "name": "documento",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": "documento(tipo:\"TERMOS\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AceitePageQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
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
            "concreteType": "MeusDados",
            "kind": "LinkedField",
            "name": "meusDados",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MeusDados_dados"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AceitePageQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
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
            "concreteType": "MeusDados",
            "kind": "LinkedField",
            "name": "meusDados",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CopiaDosDados",
                "kind": "LinkedField",
                "name": "copia",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "situacao",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiraEm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bytes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ExclusaoDaConta",
                "kind": "LinkedField",
                "name": "exclusao",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "executarEm",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oportunidadesEmAndamento",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0ae6abb3755fc99a49c9f8e0c64caa79da38540a74f4444293bfd925a7b548c",
    "metadata": {},
    "name": "AceitePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3131e878a8a8ceac76f05ebfdfed912d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
