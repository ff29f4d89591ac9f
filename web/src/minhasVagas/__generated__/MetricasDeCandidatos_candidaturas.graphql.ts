/**
 * @generated SignedSource<<488b1d19fcce3491330f03862d42f7a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetricasDeCandidatos_candidaturas$data = ReadonlyArray<{
  readonly candidato: {
    readonly curso: string | null;
  } | null;
  readonly cartaDeMotivacao: string | null;
  readonly criadaEm: string | null;
  readonly " $fragmentType": "MetricasDeCandidatos_candidaturas";
}>;
export type MetricasDeCandidatos_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: MetricasDeCandidatos_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricasDeCandidatos_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "MetricasDeCandidatos_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartaDeMotivacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "candidato",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "curso",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "a9e13992fa3be67877c80b30f9bd1b2f";

export default node;
