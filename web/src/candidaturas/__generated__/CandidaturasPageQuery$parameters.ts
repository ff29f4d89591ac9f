/**
 * @generated SignedSource<<1e235de9200fdd6c95a268c7d5282f30>>
 * @relayHash 2f6c0ea4164a35ca495766092492da79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a845512beb20fb7a340910da405b28ef6075839f8dfe0a1d09b9d41ccea39b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a845512beb20fb7a340910da405b28ef6075839f8dfe0a1d09b9d41ccea39b6",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
