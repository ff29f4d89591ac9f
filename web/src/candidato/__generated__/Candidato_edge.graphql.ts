/**
 * @generated SignedSource<<af25c3b7b8767497116d3d1c11c03ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Candidato_edge$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"HistoricoEscolar_candidatura">;
  };
  readonly " $fragmentType": "Candidato_edge";
};
export type Candidato_edge$key = {
  readonly " $data"?: Candidato_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Candidato_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Candidato_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidatura",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoricoEscolar_candidatura"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};

(node as any).hash = "efca6bedb3b04a78ccc38c84eb86e53e";

export default node;
