/**
 * @generated SignedSource<<209c7b7a0852d98204f44814830b0038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type useConexaoTotalUpdatableQuery$variables = Record<PropertyKey, never>;
export type useConexaoTotalUpdatableQuery$data = {
  get viewer(): {
    get rede(): {
      get conexoes(): {
        readonly __typename: "ConexaoConnection";
      } | null;
      set conexoes(value: null | undefined);
    };
    set rede(value: null | undefined);
  } | null;
  set viewer(value: null | undefined);
};
export type useConexaoTotalUpdatableQuery = {
  response: useConexaoTotalUpdatableQuery$data;
  variables: useConexaoTotalUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useConexaoTotalUpdatableQuery",
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
            "concreteType": "Rede",
            "kind": "LinkedField",
            "name": "rede",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "ConexaoConnection",
                "kind": "LinkedField",
                "name": "conexoes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": "conexoes(first:100)"
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
  "kind": "UpdatableQuery"
};

(node as any).hash = "700cf5dc13add2bbb132d157d99bb7ed";

export default node;
