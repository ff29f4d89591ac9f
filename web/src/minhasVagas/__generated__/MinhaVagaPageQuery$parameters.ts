/**
 * @generated SignedSource<<134c7ca195d1d66ef93214145ffda38b>>
 * @relayHash 2194951f0ce216edf94955e2795a12db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffece32d437ae22787b2612df7dfe65880e8ec34bd6474baf2513c46acf21fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ffece32d437ae22787b2612df7dfe65880e8ec34bd6474baf2513c46acf21fc",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
