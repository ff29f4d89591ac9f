/**
 * @generated SignedSource<<f17fc165ce3a003f76dcb77e245efa10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AtendimentoDaCandidatura_candidatura$data = {
  readonly atendimento: {
    readonly atendimento: {
      readonly atende: number;
      readonly de: number;
      readonly " $fragmentSpreads": FragmentRefs<"Itens_atendimento">;
    } | null;
    readonly compartilhaHistorico: boolean;
    readonly curso: string | null;
    readonly periodoInicio: string | null;
  } | null;
  readonly " $fragmentType": "AtendimentoDaCandidatura_candidatura";
};
export type AtendimentoDaCandidatura_candidatura$key = {
  readonly " $data"?: AtendimentoDaCandidatura_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaCandidatura_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AtendimentoDaCandidatura_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AtendimentoDaCandidatura",
      "kind": "LinkedField",
      "name": "atendimento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "curso",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodoInicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compartilhaHistorico",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Atendimento",
          "kind": "LinkedField",
          "name": "atendimento",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "atende",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Itens_atendimento"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "2ae6bb3273a4616dfcf214bc80ffb723";

export default node;
