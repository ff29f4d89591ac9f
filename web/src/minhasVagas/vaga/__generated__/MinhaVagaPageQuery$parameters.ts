/**
 * @generated SignedSource<<1d8194121bfb1d8106dd630daa6ab656>>
 * @relayHash d576c7621158220e6304a50a0239e533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59909a5b1fd9b9d6795648a9fd850f509ed377043cc0b0ea84f2bd4004480817

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59909a5b1fd9b9d6795648a9fd850f509ed377043cc0b0ea84f2bd4004480817",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
