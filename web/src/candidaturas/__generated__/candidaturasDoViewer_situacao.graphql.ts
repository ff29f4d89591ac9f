/**
 * @generated SignedSource<<4e1f5d020f67a33ec3cd3c4f9afe3eb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { FragmentRefs } from "relay-runtime";

const node: any = {};

(node as any).hash = "f7ba3bb74a01a279d9b6bc6ce3b0184d";

export default node;

export function validate(value: {
  readonly __typename: string;
  readonly __id: string;
  readonly " $fragmentSpreads": candidaturasDoViewer_situacao$fragmentType;
}): false | {
  readonly __typename: "SituacaoDaCandidatura";
  readonly __id: string;
  readonly " $fragmentSpreads": candidaturasDoViewer_situacao$fragmentType;
} {
  return value.__typename === 'SituacaoDaCandidatura' ? value : false;
}
