/**
 * @generated SignedSource<<8a04c8520b99a231b4b097a8fe2cf742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntrevistaMarcada_candidatura$data = {
  readonly entrevista: {
    readonly inicio: string;
    readonly link: string | null;
    readonly local: string | null;
    readonly minutos: number;
  } | null;
  readonly " $fragmentType": "EntrevistaMarcada_candidatura";
};
export type EntrevistaMarcada_candidatura$key = {
  readonly " $data"?: EntrevistaMarcada_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrevistaMarcada_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrevistaMarcada_candidatura",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Horario",
        "kind": "LinkedField",
        "name": "entrevista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inicio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minutos",
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
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "1f7d50657e0430e9c8310199108daa37";

export default node;
