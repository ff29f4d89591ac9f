/**
 * @generated SignedSource<<aa242c2206255a7fcc935e023c398de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Candidato_edge$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaCandidatura_candidatura" | "HistoricoEscolar_candidatura">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AtendimentoDaCandidatura_candidatura"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};

(node as any).hash = "20ce012d3ff3ad4c3650f7ff438cfb9a";

export default node;
