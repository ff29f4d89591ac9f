/**
 * @generated SignedSource<<7828fff61b88e2ec73665836170b2470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrdemDeVagas = "PRAZO" | "RECENTES" | "RECOMENDADAS";
import type { FragmentRefs } from "relay-runtime";
export type OrdenarVagas_query$data = {
  readonly vagas: {
    readonly ordem: OrdemDeVagas | null;
  } | null;
  readonly " $fragmentType": "OrdenarVagas_query";
};
export type OrdenarVagas_query$key = {
  readonly " $data"?: OrdenarVagas_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdenarVagas_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "filtro"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdenarVagas_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Variable",
            "name": "filtro",
            "variableName": "filtro"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 8
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
            "name": "ordem",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "89155c4f166821ec5a045feaac4ae6a3";

export default node;
